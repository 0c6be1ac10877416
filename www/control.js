// Control: what the element has in common with the controls of a form.

// Under Node there are no elements: the calculation works all the same.
const Base = globalThis.HTMLElement ?? class {};
const all = new WeakMap();

/** What a form hears of a control: what it submits, what the browser may keep, and the problem that holds the form back. */
export function tellForm(control, value, state, problem, field) {
  const inner = all.get(control);
  inner?.setFormValue?.(value, state);
  if (problem && control.name) inner?.setValidity?.({ customError: true }, problem, field ?? undefined);
  else inner?.setValidity?.({});
}

/** An element that takes part in the form around it. */
export class Control extends Base {
  static formAssociated = true;

  constructor() {
    super();
    if (this.attachInternals) all.set(this, this.attachInternals());
    this.addEventListener?.('invalid', this.#showNext);
  }

  /** The field that gets the focus next is brought into view, which not every browser does within a shadow root. */
  #showNext() {
    const show = ({ target }) => target.scrollIntoView({ block: 'nearest' });
    this.shadowRoot?.addEventListener('focusin', show, { once: true });
    setTimeout(() => this.shadowRoot?.removeEventListener('focusin', show));
  }

  get #inner() {
    return all.get(this);
  }

  get form() {
    return this.#inner?.form ?? null;
  }

  get name() {
    return this.getAttribute('name') ?? '';
  }

  set name(name) {
    this.setAttribute('name', name);
  }

  get type() {
    return this.localName;
  }

  get disabled() {
    return this.hasAttribute('disabled');
  }

  set disabled(disabled) {
    this.toggleAttribute('disabled', Boolean(disabled));
  }

  get labels() {
    return this.#inner?.labels;
  }

  get validity() {
    return this.#inner?.validity;
  }

  get validationMessage() {
    return this.#inner?.validationMessage ?? '';
  }

  get willValidate() {
    return this.#inner?.willValidate ?? false;
  }

  checkValidity() {
    return this.#inner?.checkValidity() ?? true;
  }

  reportValidity() {
    return this.#inner?.reportValidity() ?? true;
  }
}
