const shape = /^(-?)(\d+)(?:\.(\d*))?$/;

/** A decimal as an integer and its number of fraction digits. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Parses a decimal exactly; undefined for blanks and anything else that is not a number. */
export function parseDecimal(value: unknown): Decimal | undefined {
  const match = shape.exec(String(value ?? '').trim());
  if (!match) return undefined;
  const fraction = match[3] ?? '';
  const digits = BigInt(`${match[2]}${fraction}`);
  return { digits: match[1] === '-' ? -digits : digits, scale: fraction.length };
}
export const powerOfTen = (n: number): bigint => 10n ** BigInt(n);
/** Digits of a decimal at a larger scale. */
export const digitsAt = ({ digits, scale }: Decimal, wanted: number): bigint => digits * powerOfTen(wanted - scale);

/** Formats a decimal, without trailing zeros unless `keepsZeros`. */
export function formatDecimal({ digits, scale }: Decimal, keepsZeros = false): string {
  const sign = digits < 0n ? '-' : '';
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const all = scale === 0 ? '' : text.slice(-scale);
  const fraction = keepsZeros ? all : all.replace(/0+$/, '');
  return `${sign}${text.slice(0, text.length - scale)}${fraction && `.${fraction}`}`;
}
