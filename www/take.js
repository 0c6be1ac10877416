// Taking along: the clipboard and the files, by what browsers offer. What is taken is written by the calculator.

/** Has the browser keep a text as a file. */
export function save(text, type, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
}

/** Copies a link and says so; where the browser refuses, it is to be copied by hand. */
export async function copy(root, link, say) {
  try {
    await navigator.clipboard.writeText(link);
    forget(root);
    const copied = root.getElementById('copied');
    copied.hidden = false;
    say(copied.textContent);
  } catch {
    byHand(root, link, 'uncopied');
  }
}

/** Shows a link in a field, selected, and above it what was refused: to be `uncopied` or `unprinted`. */
export function byHand(root, link, refusal) {
  const address = root.getElementById('address');
  if (!address) return; // the host left this part out
  forget(root);
  root.getElementById('refused').hidden = false;
  for (const id of ['uncopied', 'unprinted']) root.getElementById(id).hidden = id !== refusal;
  address.value = link;
  address.select();
}

/** Takes back what was said of a link that is not the one of the answers any more. */
export function forget(root) {
  for (const id of ['copied', 'refused']) root.getElementById(id)?.setAttribute('hidden', '');
}
