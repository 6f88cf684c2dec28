import { type FillField, offersOther, otherOption, type Read } from './fill-field.ts';
import { fillTexts } from './fill-texts.ts';

const texts = fillTexts.answer;
const fault = (sentence: string): Read => ({ fault: sentence });
const longestOther = 50;

/** Whether a value can be chosen now: an enabled option, or 其他 where it is offered. */
function isOffered(field: FillField, value: unknown): value is string {
  if (value === otherOption && offersOther(field)) return true;
  return (field.options ?? []).some((option) => option.value === value && option.disabled !== true);
}

/** The text of 其他, or the sentence why it is none. */
function readOther({ label }: FillField, sent: unknown): { readonly other: string } | { readonly fault: string } {
  const other = typeof sent === 'string' ? sent.trim().normalize('NFC') : '';
  if (other === '') return { fault: texts.other(label) };
  return [...other].length > longestOther ? { fault: texts.tooLong(label, longestOther) } : { other };
}
/** Adds the text of 其他 when it is chosen. */
function withOther(field: FillField, v: string | readonly string[], sent: unknown): Read {
  if (v !== otherOption && !(Array.isArray(v) && v.includes(otherOption))) return { value: { v } };
  const read = readOther(field, sent);
  return 'fault' in read ? read : { value: { v, other: read.other } };
}

/** One option; a bare value is accepted for `{v}`. */
export function readChoice(field: FillField, sent: unknown): Read {
  const { v, other } = (typeof sent === 'object' ? sent : { v: sent }) as { v?: unknown; other?: unknown };
  return isOffered(field, v) ? withOther(field, v, other) : fault(texts.option(field.label));
}

/** Several options, each once, in the order of the definition. */
export function readSeveral(field: FillField, sent: unknown): Read {
  const { v, other } = (typeof sent === 'object' ? sent : {}) as { v?: unknown; other?: unknown };
  const { label, minSelect, maxSelect } = field;
  if (!Array.isArray(v) || new Set(v).size < v.length || !v.every((one) => isOffered(field, one)))
    return fault(texts.option(label));
  if (v.length < (minSelect ?? 0)) return fault(texts.fewer(label, minSelect ?? 0));
  if (maxSelect && v.length > maxSelect) return fault(texts.more(label, maxSelect));
  const order = [...(field.options ?? []).map(({ value }) => value), otherOption];
  return withOther(
    field,
    v.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    other,
  );
}
