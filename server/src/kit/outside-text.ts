import { Failure, failure } from '@campus/contract/kit';
import { failures } from '@campus/contract/messages';

const deepest = 32;
/** Control characters other than tab, line feed and carriage return (those of C1 are bytes of headers), and half a character. */
const unfit = /[^\P{Cc}\t\n\r\u0080-\u009f]|\p{Cs}/u;
/** Names that every object has: a value under one of them reaches the prototype, or is called where a function is expected. */
const ofEveryObject = new Set(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']);
const fieldName = /^\w{1,64}$/;

/** Whether the database, a log and a screen can hold the text as it is. */
export const isFit = (text: string): boolean => !unfit.test(text);

type Fault = 'badText' | 'badBody';
function faultIn(value: unknown, depth: number): Fault | undefined {
  if (typeof value === 'string') return isFit(value) ? undefined : 'badText';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > deepest) return 'badBody';
  for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const fault = keyFault(key) ?? faultIn(item, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}
function keyFault(key: string | number): Fault | undefined {
  if (typeof key === 'number') return undefined;
  return ofEveryObject.has(key) ? 'badBody' : isFit(key) ? undefined : 'badText';
}

/**
 * Holds whatever comes from outside to what every part of the product can take: texts without control characters and
 * halves of characters, at most 32 levels, no key that every object has. Throws badText (naming the field of a form), badBody.
 */
export function assertFit(value: unknown): void {
  const fault = faultIn(value, 1);
  if (!fault) return;
  if (fault === 'badBody' || typeof value !== 'object' || value === null || Array.isArray(value)) throw failure(fault);
  const field = Object.entries(value).find(([, item]) => faultIn(item, 2))?.[0] ?? '';
  const sentence = failures.badText.text();
  throw new Failure('badText', sentence, fieldName.test(field) ? { [field]: sentence } : undefined);
}

/** The value of a text that holds JSON. Throws SyntaxError, badText, badBody. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  assertFit(value);
  return value;
}

/**
 * Holds texts and the JSON inside them, which clients encode up to three times more, to the same rules. A parameter named
 * like a key of every object is unknown like any other, and ignored.
 */
export function assertFitQuery(query: Readonly<Record<string, string>>): void {
  assertFit(Object.fromEntries(Object.entries(query).filter(([name]) => !ofEveryObject.has(name))));
  for (const value of Object.values(query)) assertFit(jsonIn(value));
}
function jsonIn(value: string): unknown {
  try {
    let text = value;
    for (let i = 0; i < 3 && /^%(25)*[57]B/i.test(text); i += 1) text = decodeURIComponent(text);
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // No JSON after all: what it is worth is for the call to say.
  }
}
