// Watches a page from before anything else runs: errors, violations of its policy, and the calculator's events.
window.watched = { errors: [], violations: [], said: [], ready: 0, changes: [] };
addEventListener('error', (event) => watched.errors.push(String(event.message ?? event.target?.src)), true);
addEventListener('unhandledrejection', (event) => watched.errors.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => {
  watched.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
});
addEventListener('estimado-ready', () => (watched.ready += 1));
addEventListener('estimado-change', (event) => watched.changes.push(event.detail));
for (const [way, level] of [['warn', 'WARNING'], ['error', 'SEVERE']]) {
  const tell = console[way];
  console[way] = (...words) => {
    watched.said.push(`"${level}" ${words.join(' ')}`);
    tell.apply(console, words);
  };
}

/** The modules of the page itself: scripts of a test may run beside it. */
window.load = (address) => import(address);
