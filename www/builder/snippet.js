// Snippet: what a page has to contain to show a calculator. Texts in, text out.

/** Text as it may stand in an attribute. */
const quoted = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An attribute; JSON stands between single quotes, where people can still read it. */
function attribute(name, value) {
  if (value === true) return ` ${name}`;
  const readable = quoted(value).replaceAll('&quot;', '"').replaceAll("'", '&#39;');
  return value.includes('"') ? ` ${name}='${readable}'` : ` ${name}="${quoted(value)}"`;
}

/** Attributes that have a value, one after the other. */
const attributes = (pairs) =>
  Object.entries(pairs)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => attribute(name, value))
    .join('');

/** The folder the files are served from, with a slash at its end. */
const folder = (base) => base.trim().replace(/\/*$/, '/');

/** What a calculator is set to, by the names of its attributes. */
function settings({ program, lang, theme, hide = [], answers = {} }) {
  return {
    program,
    lang,
    theme: theme === 'auto' ? '' : theme,
    hide: hide.join(' '),
    answers: Object.keys(answers).length ? JSON.stringify(answers) : '',
  };
}

/** A script of the release; pinned where its hash is given. */
function script(file, { base, hashes = {} }, more) {
  const hash = hashes[file] && { crossorigin: true, integrity: hashes[file] };
  return `<script${attributes({ ...more, src: folder(base) + file, ...hash })}></script>`;
}

/** The element with its script. */
export function scriptSnippet(choice) {
  return [
    script('estimado.js', choice, { type: 'module' }),
    // On one line and without paragraphs, which editors that make paragraphs by themselves would put across the tags.
    `<estimado-calculator${attributes(settings(choice))}>${quoted(choice.fallback)}</estimado-calculator>`,
  ].join('\n');
}

/** The same in a frame, for hosts that take scripts away; the second line, where it is allowed, fits the height. */
export function frameSnippet(choice) {
  const query = new URLSearchParams(Object.entries(settings(choice)).filter(([, value]) => value));
  const frame = attributes({
    'data-estimado': true,
    src: `${folder(choice.base)}embed.html?${query}`,
    title: choice.title,
    width: '100%',
    height: '1400',
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-downloads allow-modals',
    allow: 'clipboard-write',
  });
  return [
    `<iframe${frame}></iframe>`,
    script('estimado-frame.js', choice, { async: true }),
  ].join('\n');
}

/** The rules of a stylesheet for colours and fonts of one's own; empty without any. */
export function styleSnippet({ accent, font }) {
  const rules = [
    accent && `  --estimado-accent: ${accent};`,
    accent && `  --estimado-on-accent: ${contrast(accent, '#ffffff') >= 4.5 ? '#ffffff' : '#000000'};`,
    font && `  --estimado-font-family: ${font.replace(/[;{}<>]/g, '')};`,
  ].filter(Boolean);
  return rules.length ? ['estimado-calculator {', ...rules, '}'].join('\n') : '';
}

/** How light a colour `#rrggbb` is, as WCAG 2 counts it. */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between two colours, from 1 to 21. */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
