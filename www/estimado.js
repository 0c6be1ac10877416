// The package: the calculation interface, and the element that shows a calculator on any page.

import start, { choose, mount, programs, readLink, selfTest, take } from './glue/estimado.js';
import css from './estimado.css';
import { print } from './print.js';
import { copy, forget, save } from './take.js';

export { curve, estimate, estimateMany, initSync, loadEdition, programs, readLink, selfTest } from './glue/estimado.js';

/** The working of an estimate as a table. */
export const toCsv = (program, inputs, options) => take('csv', program, inputs, options, today());

/** The key dates of an estimate as a calendar. */
export const toCalendar = (program, inputs, options) => take('ics', program, inputs, options, today());

/** The fragment of a link to these answers. */
export const toLink = (program, inputs, options) => take('link', program, inputs, options, today()).text;

let started;

/** Loads the WebAssembly once, from beside this module or from `input`. Later calls wait for the first. */
export function init(input) {
  started ??= start(input === undefined ? undefined : { module_or_path: input }).then(
    () => undefined,
    (error) => {
      started = undefined; // a failed download may be tried again
      throw error;
    },
  );
  return started;
}

// Under Node there are no elements: the calculation works all the same.
const Base = globalThis.HTMLElement ?? class {};

const TAG = 'estimado-calculator';
const PAUSE = 1000; // ms of quiet before a screen reader is told, so that it is not told of every key

let sheet;
function styles() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return [sheet];
}

/** The visitor's own day, `YYYY-MM-DD`. */
function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

// One link in the address is for one calculator: the first it fits.
let taken = {};
const shown = new Set();

export class EstimadoCalculator extends Base {
  static formAssociated = true;
  static version = VERSION;
  static observedAttributes = ['program', 'lang', 'edition', 'answers', 'hide', 'heading-level'];

  #internals;
  #mounted;
  #status; // the live region: in the light DOM, since some readers do not hear into a shadow root
  #pause;
  #outcome;
  #chooses = false; // whether the visitor chose the program here, and may choose again
  #spoken; // the language chosen by button, which outlives a move on the page
  #kept = {}; // answers that outlive a change of attributes or a move on the page
  #variants; // what the calculator kept to compare with, of its program
  #link; // the link of the address, until its answers are shown
  #edition; // the edition of the link that was taken, where it is known
  #attempt = 0;

  constructor() {
    super();
    if (this.attachInternals) this.#internals = this.attachInternals();
  }

  /** The answers entered so far, in the variant that is edited: field to value. */
  get answers() {
    return this.#mounted?.answers() ?? { ...this.#kept };
  }

  set answers(answers) {
    this.#kept = { ...answers };
    this.#mounted?.setAnswers(this.#kept);
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
    return location.href.split('#')[0] + (this.#mounted?.take('link', '') ?? '');
  }

  /** Prints this calculator alone, with its answers, result and working. */
  print() {
    if (!this.#mounted) return;
    const name = this.shadowRoot.querySelector('.title').textContent;
    print(this, `Estimado - ${name} - ${today()}`);
  }

  /** Clears every answer, and every variant but one. */
  reset() {
    this.#variants = undefined;
    this.#mounted?.restore();
    this.answers = {};
  }

  /** Runs the worked examples of the program documents. */
  async selfTest() {
    await init();
    return selfTest({ lang: this.#language() });
  }

  formResetCallback() {
    this.reset();
  }

  connectedCallback() {
    shown.add(this);
    this.#prepare();
    this.#show();
  }

  disconnectedCallback() {
    shown.delete(this);
    this.#attempt += 1;
    this.#remove();
    clearTimeout(this.#pause);
  }

  attributeChangedCallback(name, before, after) {
    if (before === after || !this.isConnected || !this.#status) return;
    if (name === 'lang') this.#spoken = undefined;
    if (name === 'program') this.#edition = undefined;
    if (name === 'answers') this.answers = this.#given();
    else if (name === 'lang' && this.#mounted) this.#mounted.setLanguage(this.#language());
    else if (this.#mounted) this.#show();
  }

  #prepare() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: 'open' }).addEventListener('click', ({ target }) => {
        const kind = target.closest('[data-take]')?.dataset.take;
        if (kind) this.#take(kind);
      });
    }
    const root = this.shadowRoot;
    root.adoptedStyleSheets = styles();
    if (!root.firstChild) root.append(document.createElement('slot')); // the fallback, while loading
    if (!this.#status) {
      this.#kept = { ...this.#given(), ...this.#kept };
      this.#status = document.createElement('span');
      this.#status.slot = 'estimado-status';
      this.#status.setAttribute('role', 'status');
      this.append(this.#status);
    }
  }

  #given() {
    const text = this.getAttribute('answers');
    if (!text) return {};
    try {
      return JSON.parse(text);
    } catch {
      console.error(`${TAG}: the attribute "answers" is not JSON`);
      return {};
    }
  }

  #language() {
    if (this.#spoken) return this.#spoken;
    const near = this.getAttribute('lang') ?? this.closest('[lang]')?.lang ?? '';
    return near || 'en';
  }

  async #show() {
    const attempt = ++this.#attempt;
    try {
      await undefined; // the script that imports this one may say first where the WebAssembly is
      await init();
      if (attempt !== this.#attempt || !this.isConnected) return;
      this.#offered();
      this.#remove();
      this.#mount();
      this.dispatchEvent(new CustomEvent('estimado-ready', { bubbles: true, composed: true }));
    } catch (error) {
      if (attempt === this.#attempt) console.error(`${TAG}: ${error.message ?? error}`);
    }
  }

  #mount() {
    const root = this.shadowRoot;
    const quiet = document.createElement('div');
    quiet.className = 'announcer';
    const slot = document.createElement('slot');
    slot.name = 'estimado-status';
    quiet.append(slot);
    const link = this.#link;
    this.#link = undefined;
    if (link) this.#follow(link);
    const program = this.getAttribute('program') ?? '';
    const settings = {
      program,
      edition: this.getAttribute('edition') ?? this.#edition,
      lang: this.#language(),
      hide: this.getAttribute('hide') ?? '',
      heading: this.getAttribute('heading-level') ?? '2',
      today: today(),
      back: this.#chooses ? () => this.removeAttribute('program') : undefined,
    };
    const fallback = [...root.childNodes];
    const mounted = program
      ? mount(
          root,
          settings,
          (answers, outcome) => this.#changed(answers, outcome),
          (sentence) => this.#announce(sentence),
        )
      : choose(root, settings, (id) => this.#choose(id));
    if (!program) this.#forget();
    fallback.forEach((node) => node.remove());
    root.append(quiet);
    this.#mounted = mounted;
    mounted.restore(this.#variants);
    mounted.setAnswers(this.#kept);
    if (link) mounted.arrive(link.hash);
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
    if (this.getAttribute('program') !== program) this.#choose(program);
    if (lang && !this.hasAttribute('lang')) this.#spoken = lang;
    const { editions } = programs().find(({ id }) => id === program);
    this.#edition = editions.some(({ id }) => id === edition) ? edition : undefined;
  }

  static {
    if (globalThis.document) {
      addEventListener('hashchange', () => {
        for (const each of shown) if (each.#mounted && each.#offered()) each.#show();
      });
    }
  }

  async #take(kind) {
    const name = `estimado-${this.getAttribute('program')}-${today()}.${kind}`;
    if (kind === 'print') this.print();
    else if (kind === 'link') await copy(this.shadowRoot, this.link, (said) => this.#announce(said));
    else if (kind === 'csv') save(this.#mounted.take(kind, ''), 'text/csv', name);
    else if (kind === 'ics') save(this.#mounted.take(kind, today()), 'text/calendar', name);
    else {
      const { receipt } = this.estimate;
      const all = { inputs: receipt.inputs, receipt, estimate: this.estimate };
      save(JSON.stringify(all, null, 2), 'application/json', name);
    }
  }

  /** While programs are chosen from, there is no estimate, and nothing to submit. */
  #forget() {
    this.#outcome = undefined;
    this.#internals?.setFormValue(null);
    this.#validate([]);
  }

  #choose(id) {
    this.#chooses = true;
    this.setAttribute('program', id);
  }

  #remove() {
    if (!this.#mounted) return;
    this.#kept = this.answers;
    this.#variants = this.#mounted.kept() ?? this.#variants;
    const spoken = this.#mounted.language();
    if (spoken !== this.#language().slice(0, 2).toLowerCase()) this.#spoken = spoken;
    this.#mounted.unmount();
    this.#mounted.free();
    this.#mounted = undefined;
    this.shadowRoot.replaceChildren(document.createElement('slot'));
  }

  #changed(answers, outcome) {
    forget(this.shadowRoot);
    this.#outcome = outcome;
    this.#internals?.setFormValue(JSON.stringify({ answers, ...outcome }));
    this.#validate(outcome.errors ?? []);
    const detail = { answers, ...outcome };
    this.dispatchEvent(new CustomEvent('estimado-change', { detail, bubbles: true, composed: true }));
  }

  /** A form around the element is held back by what the calculator itself would complain of. */
  #validate([first]) {
    if (!this.#internals?.setValidity) return;
    if (!first) return this.#internals.setValidity({});
    const anchor = this.shadowRoot.getElementById(`field-${first.field}`);
    this.#internals.setValidity({ customError: true }, first.message, anchor ?? undefined);
  }

  #announce(sentence) {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#status.textContent = sentence;
    }, PAUSE);
  }
}

// The first on a page stays: an element is defined once, and what it shows shall not depend on the order of loading.
const first = globalThis.customElements?.get(TAG);
if (first && first.version !== VERSION) {
  console.warn(`${TAG}: version ${first.version} is on this page already; its calculators stay with it, not with ${VERSION}`);
} else if (globalThis.customElements && !first) {
  customElements.define(TAG, EstimadoCalculator);
}
