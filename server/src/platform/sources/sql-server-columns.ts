import { chinaTime } from '@campus/contract/kit';
import type { ColumnKind } from './source.ts';

/** Column metadata of the driver. */
export interface SqlServerColumn {
  readonly colName: string;
  readonly type: { readonly name: string };
  readonly scale?: number | undefined;
  readonly dataLength?: number | undefined;
}

const decimals = /^(Decimal|Numeric)N?$/;
const money = /^(Money|MoneyN|SmallMoney)$/;

export function getKind({ type: { name }, dataLength }: SqlServerColumn): ColumnKind {
  // A nullable column has its size next to its type.
  if (name === 'IntN') return dataLength === 8 ? 'Long' : 'Integer';
  if (/^(TinyInt|SmallInt|Int)$/.test(name)) return 'Integer';
  if (/^(BigInt|Float|FloatN|Real)$/.test(name) || decimals.test(name) || money.test(name)) return 'Long';
  if (name === 'Date') return 'Date';
  return /^(SmallDateTime|DateTime)/.test(name) ? 'Datetime' : 'String';
}

/**
 * Converts a value to the form of the other engines: decimals as text with all digits (the driver reads them as
 * doubles, exact up to 15), large numbers as text, dates and times as stored, those with an offset in China time.
 */
export function getCell(value: unknown, { type: { name }, scale }: SqlServerColumn): unknown {
  if (value instanceof Date) return getMoment(value, name);
  if (typeof value === 'number' && decimals.test(name)) return value.toFixed(scale ?? 0);
  if (typeof value === 'number' && money.test(name)) return value.toFixed(4);
  if (typeof value === 'string' && /^(IntN|BigInt)$/.test(name))
    return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  return value;
}
function getMoment(at: Date, type: string): string {
  if (type === 'DateTimeOffset') return chinaTime(at);
  const text = at.toISOString();
  if (type === 'Date') return text.slice(0, 10);
  return type === 'Time' ? text.slice(11, 19) : `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}
