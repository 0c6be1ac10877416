// Read: a file as text, whatever program wrote it.

export const MOST_MB = 50;

/** The text of a file; or `{ fault }`, a key of the words, with its slots. */
export async function read(file) {
  const name = file.name;
  if (file.size > MOST_MB * 1e6)
    return { fault: 'tooLarge', slots: { name, size: Math.ceil(file.size / 1e6), most: MOST_MB } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!bytes.length) return { fault: 'emptyFile', slots: { name } };
  if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { fault: 'workbook', slots: { name } };
  const text = decoded(bytes);
  return text.includes('\0') ? { fault: 'notText', slots: { name } } : { text, name };
}

const begins = (bytes, ...start) => start.every((byte, index) => bytes[index] === byte);

/** UTF-16 shows by its mark, or by the zeros beside each letter; what is no UTF-8 was written by an older Excel. */
export function decoded(bytes) {
  const head = bytes.subarray(0, 1000);
  const zeros = (odd) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const many = head.length / 4;
  if (begins(bytes, 0xff, 0xfe) || (zeros(1) > many && !zeros(0)))
    return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff) || (zeros(0) > many && !zeros(1)))
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
