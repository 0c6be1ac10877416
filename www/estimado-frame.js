// For the page around an iframe with embed.html: gives it the height it needs and hands on what the visitor answers. A classic
// script or a module; finds `iframe[data-estimado]` by itself, others are handed to `estimadoFrame(iframe)`.

{
  const LEAST = 1;
  const MOST = 50_000; // px: what is beyond is no height of a calculator
  const handed = new Set(); // weakly, so that a frame that was removed can go

  const frames = () => {
    const known = [...document.querySelectorAll('iframe[data-estimado]')];
    for (const reference of handed) {
      const frame = reference.deref();
      if (!frame) handed.delete(reference);
      else if (!known.includes(frame)) known.push(frame);
    }
    return known;
  };

  const addressOf = (frame) => {
    try {
      return new URL(frame.src, document.baseURI);
    } catch {
      return undefined;
    }
  };

  /** A frame that is kept apart from its own origin speaks from `null`, and so do all in a page that is kept apart itself. */
  const isOrigin = (origin, frame, address) => {
    const isApart = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
    if (origin === 'null') return isApart || globalThis.origin === 'null';
    return !isApart && origin === address.origin;
  };

  const isFrom = (frame, { source, origin, data }) => {
    if (!frame.contentWindow || frame.contentWindow !== source) return false;
    const address = addressOf(frame);
    return !!address && isOrigin(origin, frame, address) && data.id === (address.searchParams.get('id') ?? '');
  };

  const isHeight = (height) => Number.isFinite(height) && height >= LEAST && height <= MOST;

  /** Sets the height of what is inside, whatever the page counts as the height of a box; says whether it came about. */
  const size = (frame, height) => {
    const style = getComputedStyle(frame);
    const sum = (...names) => names.reduce((total, name) => total + (parseFloat(style[name]) || 0), 0);
    const padding = sum('paddingTop', 'paddingBottom');
    const border = sum('borderTopWidth', 'borderBottomWidth');
    frame.style.height = `${height + (style.boxSizing === 'border-box' ? padding + border : 0)}px`;
    return frame.clientHeight - padding >= height;
  };

  const send = (frame, message) => frame.contentWindow?.postMessage(message, '*'); // nothing that others may not know

  const hear = (event) => {
    const { data } = event;
    if (typeof data !== 'object' || !data) return;
    if (data.type !== 'estimado-height' && data.type !== 'estimado-change') return;
    const frame = frames().find((each) => isFrom(each, event));
    if (!frame) return;
    if (data.type === 'estimado-height') {
      if (isHeight(data.height)) send(frame, { type: 'estimado-sized', fits: size(frame, data.height) });
    } else if (typeof data.detail === 'object' && data.detail) {
      frame.dispatchEvent(new CustomEvent('estimado-change', { detail: data.detail, bubbles: true }));
    }
  };

  const ask = (frame) => send(frame, { type: 'estimado-ask' });

  if (!globalThis.estimadoFrame) {
    globalThis.estimadoFrame = (frame) => {
      if (!frames().includes(frame)) handed.add(new WeakRef(frame));
      ask(frame);
    };
    addEventListener('message', hear);
    frames().forEach(ask); // those that spoke before anybody heard
  }
}
