// Money: dollars as text, summed to the cent. No floats: 10,000 rows would show them.

/** `1234.50` as cents. */
const cents = (text) => BigInt(text.replace('.', ''));

/** The sum of dollars, each as text with two places. */
export const sum = (amounts) => amounts.reduce((total, amount) => total + cents(amount), 0n);

/** `1234.50`, or cents, as people read it: `$1,234.50`. */
export function money(amount) {
  const total = typeof amount === 'bigint' ? amount : cents(amount);
  const digits = String(total < 0n ? -total : total).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${total < 0n ? '−' : ''}$${whole}.${digits.slice(-2)}`;
}
