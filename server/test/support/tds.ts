/* How TDS writes what the fake SQL Server says (MS-TDS 2.2.5 to 2.2.7). */

export type Cell = string | number | null;
type ColumnType = 'int' | 'bigint' | 'decimal' | 'money' | 'nvarchar' | 'date' | 'datetime' | 'time' | 'datetimeoffset';
/** Name, type, and digits after the point of a decimal. */
export type Column = readonly [name: string, type: ColumnType, scale?: number];

const u8 = (n: number): Buffer => Buffer.from([n]);
const u16 = (n: number): Buffer => Buffer.from([n & 255, n >> 8]);
const whole = (n: number | bigint, size: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(n));
  return bytes.subarray(0, size);
};
/** Text, and text behind the number of its characters in one byte. */
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
const encodeName = (text: string): Buffer => Buffer.concat([u8(text.length), wide(text)]);
const encodeSized = (token: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u8(token), u16(body.length), body]);
};

const chinese = Buffer.from([0x04, 0x08, 0xd0, 0x00, 0x00]);
const dayMs = 86_400_000;
const daysFrom = (origin: string, day: string): number => (Date.parse(day) - Date.parse(origin)) / dayMs;
const getSeconds = (time: string): number => (Date.parse(`1970-01-01T${time}Z`) % dayMs) / 1000;
const getDay = (day: string): Buffer => whole(daysFrom('2000-01-01', day) + 730_119, 3);

interface Written {
  readonly about: (scale: number) => readonly number[];
  /** The value behind its length; an empty one is a length of nothing. */
  readonly value: (cell: string, scale: number) => Buffer;
}
const types: Readonly<Record<Exclude<ColumnType, 'nvarchar'>, Written>> = {
  int: { about: () => [0x26, 4], value: (cell) => whole(Number(cell), 4) },
  bigint: { about: () => [0x26, 8], value: (cell) => whole(BigInt(cell), 8) },
  decimal: {
    about: (scale) => [0x6a, 9, 18, scale],
    value: (cell, scale) => {
      const units = Math.round(Number(cell) * 10 ** scale);
      return Buffer.concat([u8(units < 0 ? 0 : 1), whole(Math.abs(units), 8)]);
    },
  },
  money: {
    about: () => [0x6e, 8],
    value: (cell) => {
      const bytes = whole(Math.round(Number(cell) * 10_000), 8);
      return Buffer.concat([bytes.subarray(4), bytes.subarray(0, 4)]);
    },
  },
  date: { about: () => [0x28], value: getDay },
  datetime: {
    about: () => [0x6f, 8],
    value: (cell) => {
      const [day = '', time = ''] = cell.split(' ');
      return Buffer.concat([whole(daysFrom('1900-01-01', day), 4), whole(getSeconds(time) * 300, 4)]);
    },
  },
  time: { about: () => [0x29, 0], value: (cell) => whole(getSeconds(cell), 3) },
  /** Universal time, shown eight hours ahead of it. */
  datetimeoffset: {
    about: () => [0x2b, 0],
    value: (cell) => {
      const [day = '', time = ''] = cell.split(' ');
      return Buffer.concat([whole(getSeconds(time), 3), getDay(day), whole(480, 2)]);
    },
  },
};

export function columnsToken(columns: readonly Column[]): Buffer {
  const parts = columns.map(([name, type, scale = 0]) => {
    const about =
      type === 'nvarchar' ? Buffer.concat([u8(0xe7), u16(8000), chinese]) : Buffer.from(types[type].about(scale));
    // No user type; may be empty.
    return Buffer.concat([Buffer.alloc(4), u16(1), about, encodeName(name)]);
  });
  return Buffer.concat([u8(0x81), u16(columns.length), ...parts]);
}
export function rowToken(columns: readonly Column[], row: readonly Cell[]): Buffer {
  const cells = columns.map(([, type, scale = 0], i) => {
    const cell = row[i] ?? null;
    if (type === 'nvarchar')
      return cell === null ? u16(0xffff) : Buffer.concat([u16(2 * String(cell).length), wide(String(cell))]);
    const bytes = cell === null ? Buffer.alloc(0) : types[type].value(String(cell), scale);
    return Buffer.concat([u8(bytes.length), bytes]);
  });
  return Buffer.concat([u8(0xd1), ...cells]);
}
export const errorToken = (number: number, message: string): Buffer =>
  encodeSized(
    0xaa,
    whole(number, 4),
    u8(1),
    u8(16),
    u16(message.length),
    wide(message),
    encodeName('fake'),
    u8(0),
    whole(1, 4),
  );
/** DONE (0xfd), DONEPROC (0xfe), DONEINPROC (0xff). Status: 1 more to come, 2 error, 32 attention. */
export const doneToken = (status = 0, token = 0xfd): Buffer =>
  Buffer.concat([u8(token), u16(status), u16(0), whole(0, 8)]);
/** The procedure gave 0 and is over. */
export const procedureOver = (): Buffer => Buffer.concat([u8(0x79), whole(0, 4), doneToken(0, 0xfe)]);
/** TDS 7.4, with the database and the collation. */
export const loginTokens = (database: string): Buffer =>
  Buffer.concat([
    encodeSized(0xe3, u8(1), encodeName(database), encodeName('master')),
    encodeSized(0xe3, u8(7), u8(5), chinese, u8(0)),
    encodeSized(0xad, u8(1), Buffer.from([0x74, 0, 0, 4]), encodeName('fake'), Buffer.from([16, 0, 0, 0])),
    doneToken(),
  ]);
/** Please log in over there. */
export const routeToken = (host: string, port: number): Buffer => {
  const place = Buffer.concat([u8(0), u16(port), u16(host.length), wide(host)]);
  return encodeSized(0xe3, u8(20), u16(place.length), place, u16(0));
};
export const begunToken = (id: Buffer): Buffer => encodeSized(0xe3, u8(8), u8(8), id, u8(0));
export const rolledBackToken = (id: Buffer): Buffer => encodeSized(0xe3, u8(10), u8(0), u8(8), id);
