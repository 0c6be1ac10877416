// Region: where screen readers hear of results. It stands in the light DOM, since some do not hear into a shadow root.

const PAUSE = 1000; // ms of quiet before a screen reader is told, so that it is not told of every key
const NAME = 'estimado-status';

export class Region {
  #host;
  #node;
  #pause;

  constructor(host) {
    this.#host = host;
    // A copy of a calculator brings its own along.
    this.#node = host.querySelector(`:scope > [slot=${NAME}]`) ?? document.createElement('span');
    this.#node.slot = NAME;
    this.#node.setAttribute('role', 'status');
    this.#node.textContent = '';
  }

  /** What shows it in the shadow root, to screen readers only. */
  place() {
    const quiet = document.createElement('div');
    quiet.className = 'announcer';
    const slot = document.createElement('slot');
    slot.name = NAME;
    quiet.append(slot);
    return quiet;
  }

  say(sentence) {
    this.hush();
    // Not before there is something to say: frameworks that take over a page from a server compare what they find in it. And
    // the page may have put something else into the element.
    if (this.#node.parentNode !== this.#host) this.#host.append(this.#node);
    this.#pause = setTimeout(() => {
      this.#node.textContent = sentence;
    }, PAUSE);
  }

  hush() {
    clearTimeout(this.#pause);
  }
}
