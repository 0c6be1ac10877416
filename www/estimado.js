// The package: the calculation interface, and the element that shows a calculator on any page.

import { choose, mount } from './glue/estimado.js';
import { Control, tellForm } from './control.js';
import { editionFrom } from './edition.js';
import { failure } from './failure.js';
import { estimate, programs, readLink, selfTest, toLink } from './interface.js';
import { forgetNear, whenNear } from './near.js';
import { json, keepDisabled, languageAround, readJson, styles, takeUp, today } from './page.js';
import { print } from './print.js';
import { Region } from './region.js';
import { address, init, isBreakdown, isStarted, onBreakdown } from './start.js';
import { byHand, copy, forget, save } from './take.js';
import { followTranslation } from './translated.js';

export { initSync } from './glue/estimado.js';
export * from './interface.js';
export { init, loadEdition } from './start.js';

const TAG = 'estimado-calculator';

/** Whether the address asks for the doctor. */
const isExamined = () => new URLSearchParams(location.search).has('estimado-doctor');

// One link in the address is for one calculator: the first it fits.
let taken = {};
const shown = new Set();

export class EstimadoCalculator extends Control {
  static observedAttributes = [
    'program', 'lang', 'edition', 'edition-src', 'answers', 'hide', 'heading-level', 'name', 'loading',
  ];
  static version = VERSION;
  static modules = [import.meta.url]; // more than one where a page has this module twice: the first counts

  #mounted;
  #region;
  #outcome;
  #submitted = '';
  #chooses = false; // whether the visitor chose the program here, and may choose again
  #spoken; // the language chosen by button, which outlives a move on the page
  #kept = {}; // answers that outlive a change of attributes or a move on the page
  #variants; // what the calculator kept to compare with, of its program
  #link; // the link of the address, until its answers are shown
  #edition; // the edition of the link that was taken, where it is known
  #follows = false; // whether it is being set to what a link names
  #attempt = 0;
  #showing; // the promise of what is under way
  #own; // the id of the edition that the page supplies
  #wrong = []; // why the edition of the page cannot be used, in words
  #panel; // what the doctor found
  #waits = false; // whether it is started only when it comes near
  #fails = 0; // how often it broke down since it last worked
  #disabled = false;
  #enable; // ends that what appears is disabled

  /** The answers entered so far, in the variant that is edited: field to value. */
  get answers() {
    return this.#ask((mounted) => mounted.answers()) ?? { ...this.#kept };
  }

  set answers(answers) {
    this.#kept = { ...answers };
    this.#ask((mounted) => mounted.setAnswers(this.#kept));
    this.#hurry();
  }

  /** The estimate of the moment; nothing while answers are missing. */
  get estimate() {
    return this.#outcome?.estimate;
  }

  /** The problems with the answers of the moment. */
  get errors() {
    return this.#outcome?.errors ?? [];
  }

  /** The address of this page with the answers in it. */
  get link() {
    return location.href.split('#')[0] + (this.#ask((mounted) => mounted.take('link', '')) ?? '');
  }

  /** Prints this calculator alone, with its answers, result and working; one that waits is started first. */
  print() {
    if (this.#waits) {
      this.addEventListener('estimado-ready', () => this.print(), { once: true });
      this.#hurry();
    }
    if (!this.#mounted) return;
    const name = this.shadowRoot.querySelector('.title').textContent;
    print(this, `Estimado - ${name} - ${today()}`, () => byHand(this.shadowRoot, this.link, 'unprinted'));
  }

  /** Clears every answer, and every variant but one. */
  reset() {
    this.#variants = undefined;
    this.#ask((mounted) => mounted.restore());
    this.answers = {};
  }

  /** Runs the worked examples of the program documents. */
  async selfTest() {
    await init();
    return selfTest({ lang: this.#language() });
  }

  /** Looks for what is wrong with the page, the files or the settings; shows it here and in the console. */
  async doctor() {
    const { examine } = await import('./estimado-doctor.js');
    const newest = (program) => readLink(toLink(program, {})).edition;
    const calls = { init, programs, estimate, selfTest, newest };
    const own = { edition: this.#own, wrong: this.#wrong, lang: this.#language(), version: VERSION, today: today() };
    const { findings, panel } = await examine({ element: this, wasm: address(), ...calls, ...own });
    this.#panel?.remove();
    this.#panel = panel;
    this.shadowRoot?.prepend(panel);
    return findings;
  }

  /** What a form submits: answers and estimate or problems as JSON. */
  get value() {
    return this.#submitted;
  }

  formResetCallback() {
    this.reset();
  }

  formDisabledCallback(disabled) {
    this.#disabled = disabled;
    this.#disable();
  }

  /** What the browser kept of the answers, when the visitor comes back or has it fill in the form. */
  formStateRestoreCallback(state) {
    try {
      const { program, answers } = JSON.parse(state);
      if (program === this.getAttribute('program')) this.answers = answers;
    } catch {
      // Of another version, or of another element: nothing of ours.
    }
  }

  connectedCallback() {
    takeUp(this, ['answers', 'name', 'disabled']);
    shown.add(this);
    this.#prepare();
    this.#start();
    if (this.#panel || !isExamined()) return;
    Promise.resolve(this.#showing).then(() => this.doctor()).catch((error) => console.error(`${TAG}: ${error.message}`));
  }

  disconnectedCallback() {
    shown.delete(this);
    this.#attempt += 1;
    this.#wait(false);
    this.#remove();
    this.#region.hush();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected || !this.#region || this.#follows) return;
    if (name === 'lang') this.#spoken = undefined;
    if (name === 'program') this.#edition = undefined;
    if (name === 'name') this.#submit();
    if (name === 'name' || name === 'loading') this.#start();
    else if (name === 'answers') this.answers = readJson(this, 'answers');
    else if (name === 'lang' && this.#mounted) this.#ask((mounted) => mounted.setLanguage(this.#language()));
    else if (!this.#waits && globalThis.WebAssembly) this.#show(); // also out of a mistake that is mended
  }

  #prepare() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: 'open' }).addEventListener('click', ({ target }) => {
        const kind = target.closest('[data-take]')?.dataset.take;
        if (kind) this.#take(kind);
      });
      followTranslation(this.shadowRoot);
      this.addEventListener('invalid', () => this.#unfold());
    }
    const root = this.shadowRoot;
    root.adoptedStyleSheets = styles(this.ownerDocument);
    if (!root.firstChild) root.append(document.createElement('slot')); // the fallback, while loading
    if (!this.#region) this.#kept = { ...readJson(this, 'answers'), ...this.#kept };
    this.#region ??= new Region(this);
  }

  #language() {
    return this.#spoken ?? languageAround(this);
  }

  /** Starts now, or when it comes near. */
  #start() {
    if (this.#mounted) return;
    if (!globalThis.WebAssembly) {
      this.#fail('missing');
      init().catch(({ message }) => console.error(`${TAG}: ${message}`)); // to whoever looks after the page
    } else if (this.#isUrgent()) this.#hurry(true);
    else this.#wait(true);
  }

  /** A page waits for what it gave answers to and what a form submits; a link is to be seen; a frame was made for it. */
  #isUrgent() {
    const asked = this.getAttribute('loading') === 'eager' || this.hasAttribute('name') || Object.keys(this.#kept).length;
    return asked || this.#variants || isStarted() || isExamined() || location.hash.startsWith('#estimado') || window !== window.parent;
  }

  #wait(waits) {
    if (this.#waits === waits) return;
    this.#waits = waits;
    if (waits) whenNear(this, () => this.#hurry());
    else forgetNear(this);
  }

  /** Starts what waits. */
  #hurry(now = this.#waits) {
    if (!now) return;
    this.#wait(false);
    this.#showing = this.#show();
  }

  /** What a call of the calculator gives; nothing where there is none, or where it broke down. */
  #ask(call) {
    try {
      return this.#mounted && call(this.#mounted);
    } catch (error) {
      if (!isBreakdown(error)) throw error;
    }
  }

  async #show() {
    const attempt = ++this.#attempt;
    try {
      await undefined; // the script that imports this one may say first where the WebAssembly is
      await init();
    } catch (error) {
      if (attempt !== this.#attempt) return;
      console.error(`${TAG}: ${error.message ?? error}`);
      this.#fail('load');
      return;
    }
    try {
      const own = await this.#supplied();
      if (attempt !== this.#attempt || !this.isConnected) return;
      this.#offered();
      this.#remove();
      this.#own = own;
      this.#mount();
      this.dispatchEvent(new CustomEvent('estimado-ready', { bubbles: true, composed: true }));
    } catch (error) {
      if (attempt !== this.#attempt || isBreakdown(error)) return;
      console.error(`${TAG}: ${error.message ?? error}`);
      if (error.wrong) this.#refuse(error.wrong);
    }
  }

  /** The id of the edition that the page supplies by its address; nothing where it supplies none. */
  async #supplied() {
    const source = this.getAttribute('edition-src');
    [this.#own, this.#wrong] = [undefined, []];
    if (source === null) return undefined;
    this.#remove(); // until they are here, no other figures are shown
    const program = this.getAttribute('program');
    if (program && !this.#chooses) return editionFrom(source, program, this.#language());
    const wrong = ['edition-src holds the numbers of one program: name it by the attribute "program"'];
    throw Object.assign(Error(wrong[0]), { wrong });
  }

  /** Without the figures of the page there is no estimate: others would not be those that it means. */
  #refuse(wrong) {
    this.#wrong = wrong;
    this.#remove();
    this.#forget();
    this.#fail('figures');
    const detail = { faults: wrong };
    this.dispatchEvent(new CustomEvent('estimado-error', { detail, bubbles: true, composed: true }));
  }

  /** Shows what stands between the tags, and what went wrong. */
  #fail(kind) {
    const root = this.shadowRoot;
    const tried = root.activeElement;
    this.#mounted = undefined;
    const again = () => {
      // What breaks it down may be the answers themselves.
      if (this.#fails > 1) [this.#kept, this.#variants] = [{}, undefined];
      this.#show();
    };
    const box = failure(kind, this.#language(), again);
    root.replaceChildren(...(this.#panel ? [this.#panel] : []), document.createElement('slot'), box);
    if (tried) box.querySelector('button')?.focus();
  }

  /** Everything it held is lost, but for the answers it told. */
  #break() {
    this.#attempt += 1;
    this.#fails += 1;
    this.#fail('broken');
    this.#forget();
  }

  #mount() {
    const root = this.shadowRoot;
    const link = this.#link;
    this.#link = undefined;
    if (link) this.#follow(link);
    this.#follows = false;
    const program = this.getAttribute('program') ?? '';
    const settings = {
      program,
      edition: this.#own || this.getAttribute('edition') || this.#edition,
      lang: this.#language(),
      hide: this.getAttribute('hide') ?? '',
      heading: this.getAttribute('heading-level') ?? '2',
      today: today(),
      back: this.#chooses ? () => this.removeAttribute('program') : undefined,
    };
    const fallback = [...root.childNodes];
    const retried = root.activeElement;
    const mounted = program
      ? mount(
          root,
          settings,
          (answers, outcome) => this.#changed(answers, outcome),
          (sentence) => this.#region.say(sentence),
        )
      : choose(root, settings, (id) => this.#choose(id));
    if (!program) this.#forget();
    fallback.forEach((node) => node.remove());
    root.append(this.#region.place());
    if (this.#panel) root.prepend(this.#panel);
    this.#mounted = mounted;
    mounted.restore(this.#variants);
    mounted.setAnswers(this.#kept);
    if (link) mounted.arrive(link.hash);
    this.#disable();
    if (retried) root.querySelector('button, input, select').focus();
  }

  /** Takes the link of the address, where it is for this calculator and none on the page has taken it; says whether. */
  #offered() {
    const { hash } = location;
    if (taken.hash === hash && (taken.by === this || taken.by.isConnected)) return false;
    const link = readLink(hash);
    const own = this.#chooses ? null : this.getAttribute('program');
    if (!link || !(link.fault || !own || own === link.program)) return false;
    taken = { hash, by: this };
    this.#link = { ...link, hash };
    return true;
  }

  /** Sets the calculator to what a link names: the program where one may be chosen, language and edition where none is set. */
  #follow({ program, lang, edition }) {
    if (!program) return;
    this.#follows = true;
    if (this.getAttribute('program') !== program) this.#choose(program);
    if (lang && !this.hasAttribute('lang')) this.#spoken = lang;
    const { editions } = programs().find(({ id }) => id === program);
    this.#edition = editions.some(({ id }) => id === edition) ? edition : undefined;
  }

  static {
    if (globalThis.document) {
      addEventListener('hashchange', () => {
        for (const each of shown) {
          if (each.#waits) each.#start();
          else if (each.#mounted && each.#offered()) each.#show();
        }
      });
      addEventListener('beforeprint', () => shown.forEach((each) => each.#hurry()));
      onBreakdown(() => {
        for (const each of shown) if (each.#mounted || each.#attempt) each.#break();
      });
    }
  }

  async #take(kind) {
    const name = `estimado-${this.getAttribute('program')}-${today()}.${kind}`;
    if (kind === 'print') this.print();
    else if (kind === 'link') await copy(this.shadowRoot, this.link, (said) => this.#region.say(said));
    else if (kind === 'csv') save(this.#ask((mounted) => mounted.take(kind, '')), 'text/csv', name);
    else if (kind === 'ics') save(this.#ask((mounted) => mounted.take(kind, today())), 'text/calendar', name);
    else {
      const { receipt } = this.estimate;
      const all = { inputs: receipt.inputs, receipt, estimate: this.estimate };
      save(json(all, 2), 'application/json', name);
    }
  }

  /** While programs are chosen from, there is no estimate, and nothing to submit. */
  #forget() {
    this.#outcome = undefined;
    this.#submitted = '';
    this.#submit();
  }

  #choose(id) {
    this.#chooses = true;
    this.setAttribute('program', id);
  }

  #remove() {
    if (!this.#mounted) return;
    this.#kept = this.answers;
    this.#ask((mounted) => {
      this.#variants = mounted.kept() ?? this.#variants;
      const spoken = mounted.language();
      if (spoken !== this.#language().slice(0, 2).toLowerCase()) this.#spoken = spoken;
      mounted.unmount();
      mounted.free();
    });
    this.#mounted = undefined;
    this.#enable?.();
    this.shadowRoot.replaceChildren(document.createElement('slot'));
  }

  #changed(answers, outcome) {
    forget(this.shadowRoot);
    this.#kept = answers;
    this.#fails = 0;
    this.#outcome = outcome;
    this.#submitted = json({ answers, ...outcome });
    this.#submit();
    const detail = { answers, ...outcome };
    this.dispatchEvent(new CustomEvent('estimado-change', { detail, bubbles: true, composed: true }));
  }

  /** Tells the form what it would send, and what the browser may keep to give back. */
  #submit() {
    const state = json({ program: this.getAttribute('program'), answers: this.#kept });
    const [first] = this.errors;
    tellForm(this, this.#submitted || null, state, first?.message, first && this.#field(first));
  }

  #field({ field }) {
    return this.shadowRoot.getElementById(`field-${field}`);
  }

  /** The browser shows its message only at a field that can be seen. */
  #unfold() {
    const [first] = this.errors;
    const group = first && this.#field(first)?.closest('details');
    if (group) group.open = true;
  }

  #disable() {
    this.#enable?.();
    const columns = this.shadowRoot?.querySelector('.columns');
    this.#enable = columns && keepDisabled(columns, this.#disabled);
  }
}

// The first on a page stays: an element is defined once, and what it shows shall not depend on the order of loading.
const first = globalThis.customElements?.get(TAG);
if (first) {
  first.modules?.push(import.meta.url);
  if (first.version !== VERSION) {
    console.warn(`${TAG}: version ${first.version} is on this page already; its calculators stay with it, not with ${VERSION}`);
  }
} else {
  globalThis.customElements?.define(TAG, EstimadoCalculator);
}
