import { parseArray } from './array-text.ts';

type Parse = (text: string) => unknown;

const plain: Parse = (text) => text;
const json: Parse = (text) => JSON.parse(text);
/** The session uses China time, so cutting fraction and offset leaves `YYYY-MM-DD HH:mm:ss` in China time. */
const parseTimestamp: Parse = (text) => (text.charAt(4) === '-' ? text.slice(0, 19) : text);
/** Counts are numbers; values beyond the safe integers stay text. */
const parseBigInteger: Parse = (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text);
/** A copy: a small Buffer shares its memory with others, and all of it would be sent between threads. */
const parseBytes: Parse = (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));

/** OID of a type, OID of its array, parser of its text. Every other type stays text. */
const types: readonly (readonly [scalar: number, array: number, parse: Parse])[] = [
  [16, 1000, (text) => text === 't'], // bool
  [17, 1001, parseBytes], // bytea
  [19, 1003, plain], // name
  [20, 1016, parseBigInteger], // int8
  [21, 1005, Number], // int2
  [23, 1007, Number], // int4
  [25, 1009, plain], // text
  [26, 1028, Number], // oid
  [114, 199, json], // json
  [700, 1021, Number], // float4
  [701, 1022, Number], // float8
  [1042, 1014, plain], // bpchar
  [1043, 1015, plain], // varchar
  [1082, 1182, plain], // date
  [1083, 1183, (text) => text.slice(0, 8)], // time
  [1114, 1115, parseTimestamp], // timestamp
  [1184, 1185, parseTimestamp], // timestamptz
  [1700, 1231, plain], // numeric
  [2950, 2951, plain], // uuid
  [3802, 3807, json], // jsonb
];

/** Parsers of column values by type OID, shared by both databases. */
export const columnParsers: Readonly<Record<number, Parse>> = Object.fromEntries(
  types.flatMap(([scalar, array, parse]) => [
    [scalar, parse],
    [array, (text: string) => parseArray(text, parse)],
  ]),
);

/** Session settings that the parsers depend on. */
export const sessionSettings = {
  TimeZone: 'Asia/Shanghai',
  DateStyle: 'ISO,YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
} as const;
