// Taking along: the clipboard and the files, by what browsers offer. What is taken is written by the calculator.

/** Has the browser keep a text as a file. */
export function save(text, type, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it late
}

/** Copies a link and says so; where the browser refuses, it stands in a field to be copied by hand. */
export async function copy(root, link, say) {
  const [copied, refused, address] = ['copied', 'refused', 'address'].map((id) => root.getElementById(id));
  const show = (done) => {
    copied.hidden = !done;
    refused.hidden = done;
  };
  try {
    await navigator.clipboard.writeText(link);
    show(true);
    say(copied.textContent);
  } catch {
    show(false);
    address.value = link;
    address.select();
  }
}

/** Takes back what was said of a link that is not the one of the answers any more. */
export function forget(root) {
  for (const id of ['copied', 'refused']) root.getElementById(id)?.setAttribute('hidden', '');
}
