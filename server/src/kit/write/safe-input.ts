import { Failure, failure } from '@campus/contract/kit';
import { failures } from '@campus/contract/messages';

const maxDepth = 32;
/** Control characters except tab, line feed, carriage return and C1 (bytes of headers), and unpaired surrogates. */
const unsafeCharacters = /[^\P{Cc}\t\n\r\u0080-\u009f]|\p{Cs}/u;
/**
 * Names on Object.prototype: a value under one of them reaches the prototype, or is called where a function is
 * expected.
 */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']);
const fieldName = /^\w{1,64}$/;

/** Whether the database, a log and a screen can hold the text as it is. */
export const isSafeText = (text: string): boolean => !unsafeCharacters.test(text);

type Fault = 'badText' | 'badBody';
function findFault(value: unknown, depth: number): Fault | undefined {
  if (typeof value === 'string') return isSafeText(value) ? undefined : 'badText';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > maxDepth) return 'badBody';
  for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const fault = checkKey(key) ?? findFault(item, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}
function checkKey(key: string | number): Fault | undefined {
  if (typeof key === 'number') return undefined;
  return prototypeKeys.has(key) ? 'badBody' : isSafeText(key) ? undefined : 'badText';
}

/**
 * Checks untrusted input: texts without control characters and unpaired surrogates, at most 32 levels, no key of
 * Object.prototype. Throws badText (naming the field of a form), badBody.
 */
export function assertSafeInput(value: unknown): void {
  const fault = findFault(value, 1);
  if (!fault) return;
  if (fault === 'badBody' || typeof value !== 'object' || value === null || Array.isArray(value)) throw failure(fault);
  const field = Object.entries(value).find(([, item]) => findFault(item, 2))?.[0] ?? '';
  const sentence = failures.badText.text();
  throw new Failure('badText', sentence, fieldName.test(field) ? { [field]: sentence } : undefined);
}

/** Parses JSON and checks it with `assertFit`. Throws SyntaxError, badText, badBody. */
export function parseSafeJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  assertSafeInput(value);
  return value;
}

/**
 * Checks query parameters and the JSON inside them, which clients encode up to three extra times. Ignores parameters
 * named like a key of Object.prototype, as any unknown one.
 */
export function assertSafeQuery(query: Readonly<Record<string, string>>): void {
  assertSafeInput(Object.fromEntries(Object.entries(query).filter(([name]) => !prototypeKeys.has(name))));
  for (const value of Object.values(query)) assertSafeInput(decodeJson(value));
}
function decodeJson(value: string): unknown {
  try {
    let text = value;
    for (let i = 0; i < 3 && /^%(25)*[57]B/i.test(text); i += 1) text = decodeURIComponent(text);
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // Not JSON: the call decides about the text.
  }
}
