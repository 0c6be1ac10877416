// Near: most visitors never scroll to a calculator far down the page. It is started when it comes near.

const MARGIN = '1000px'; // more than a screen, so that it stands there when it is reached
const waiting = new WeakMap();
let watcher;

function watch(entries) {
  for (const { target, isIntersecting } of entries) {
    // Without a box of its own an element comes near nothing.
    if (isIntersecting || getComputedStyle(target).display === 'contents') waiting.get(target)?.();
  }
}

/** Runs when the element comes near what is seen. */
export function whenNear(element, run) {
  waiting.set(element, run);
  watcher ??= new IntersectionObserver(watch, { rootMargin: MARGIN, scrollMargin: MARGIN });
  watcher.observe(element);
}

/** Waits no more. */
export function forgetNear(element) {
  waiting.delete(element);
  watcher?.unobserve(element);
}
