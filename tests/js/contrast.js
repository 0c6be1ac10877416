// What is too faint in a calculator, measured as it is shown: text below 4.5:1 (large text 3:1), and lines, marks and parts of
// pictures that mean something below 3:1. `ratio` asks for more.
function contrast(root, ratio) {
  const rgba = (text) => {
    const numbers = (text.match(/[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const [r = 0, g = 0, b = 0, a = 1] = text.startsWith('color(') ? [...numbers.slice(0, 3).map((part) => part * 255), numbers[3] ?? 1] : numbers;
    return text === 'transparent' ? [0, 0, 0, 0] : [r, g, b, a];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((part, at) => part * a + below[at] * (1 - a));
  const up = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;
  const behind = (node) => {
    const layers = [];
    for (let at = node; at; at = up(at)) layers.push(rgba(getComputedStyle(at).backgroundColor));
    return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => ((part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const between = (one, two) => {
    const [high, low] = [light(one), light(two)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  const name = (node) => `${node.localName}.${node.getAttribute('class') ?? ''}`;
  const faint = [];
  let measured = 0;
  const measure = (node, what, colour, ground, least) => {
    measured += 1;
    const found = between(over(rgba(colour), ground), ground);
    if (found < least - 0.005) faint.push(`${what} of ${name(node)}: ${found.toFixed(2)} of ${least}, ${colour} on ${ground.map(Math.round)}`);
  };
  const text = (node, style) => {
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    measure(node, 'text', style.color, behind(node), large ? Math.max(3, ratio - 2.5) : ratio);
  };
  for (const node of root.querySelectorAll('*')) {
    if (!seen(node) || node.closest('.announcer, .quiet')) continue;
    const style = getComputedStyle(node);
    const ground = up(node) ? behind(up(node)) : [255, 255, 255];
    const own = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    if (own || node.matches('input:not([type=radio], [type=range]), select')) text(node, style);
    if (node.matches('.frame, .card, select, .variant, .tool, .use, .takes button, .choose, .problems, .failure, .mark')) {
      measure(node, 'border', style.borderTopColor, ground, 3);
    }
    if (node.matches('.finding.blocker, .finding.warning, .line.decided, .switch')) measure(node, 'border', style.borderInlineStartColor, ground, 3);
    if (node.matches('.piece, .swatch')) measure(node, 'colour', style.backgroundColor, ground, 3);
    if (node.matches('.course, .blocked, .mark-line')) measure(node, 'stroke', style.stroke, behind(node.closest('.plot')), 3);
    if (node.matches('.plot .own, .plot .mark-at')) measure(node, 'border', style.borderTopColor, ground, 3);
    if (node.matches('.bar button')) measure(node, 'ground', style.backgroundColor, ground, 3);
    if (node.matches('input[type=radio]')) measure(node, 'accent', style.accentColor, ground, 3);
    if (node.matches('button, input, select, summary')) {
      // The ring around what has the focus.
      node.focus({ preventScroll: true });
      const framed = node.closest('.frame, .card') ?? node;
      if (node.matches(':focus-visible')) measure(framed, 'focus', getComputedStyle(framed).outlineColor, behind(up(framed)), 3);
    }
  }
  return { faint, measured };
}
