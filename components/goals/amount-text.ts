const two = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** "$1,250" for dollars, "12 books", "1 book": an amount with its unit, for reading. */
export function amountText(value: number, unit: string): string {
  const sign = value < 0 ? "−" : "";
  const number = two.format(Math.abs(value));
  if (/^dollars?$/i.test(unit)) return `${sign}$${number}`;
  const one = Math.abs(value) === 1 ? unit.replace(/^(\w+[^s])s$/i, "$1") : unit;
  return `${sign}${number} ${one}`;
}
