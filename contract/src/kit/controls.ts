import type { Field } from './field.ts';
import { json, longText, number } from './field-kinds.ts';

/** One to five stars. */
export const stars = <const O extends { label: string; required?: boolean; help?: string }>(
  o: O,
): Field<number, O extends { required: true } ? true : false> =>
  number({ min: 1, max: 5, control: 'stars', ...o }) as never;

/** Whole percentages by part, together 100. */
export type Weights = Readonly<Record<string, number>>;
export const wholeWeight = 100;
/** The sum of the parts, of which absent ones count as 0. */
export const sumOfWeights = (weights: Weights): number => Object.values(weights).reduce((sum, one) => sum + one, 0);

/** The reason a value is not a valid set of weights. */
function weightsFault(label: string, parts: Readonly<Record<string, string>>, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${label}格式不正确`;
  const entries = Object.entries(value);
  const isPart = ([name, weight]: [string, unknown]) =>
    Object.hasOwn(parts, name) && Number.isInteger(weight) && (weight as number) >= 0;
  if (!entries.every(isPart)) return `${label}格式不正确`;
  return sumOfWeights(value as Weights) === wholeWeight ? undefined : `${label}合计应为${wholeWeight}%`;
}
/** Weights of the named parts. */
export const weights = (o: {
  label: string;
  parts: Readonly<Record<string, string>>;
  required?: boolean;
  help?: string;
}): Field<Weights, false> => {
  const { parts, ...more } = o;
  const fault = (value: unknown) => weightsFault(o.label, parts, value);
  return { ...json<Weights>()({ ...more, control: 'weights', fault }), options: parts } as Field<Weights, false>;
};

export const signatureKb = 60;
const pngPrefix = 'data:image/png;base64,';
/** The first bytes of every PNG picture. */
const pngMagic = 'iVBORw0KGgo';
/** Whether a text is a PNG picture as a data URL of at most 60 KB. */
export function isSignature(value: string): boolean {
  const data = value.slice(pngPrefix.length);
  if (!value.startsWith(pngPrefix + pngMagic) || !/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return false;
  return data.length % 4 === 0 && (data.length / 4) * 3 <= signatureKb * 1024;
}
/** A drawn signature: a PNG picture as a data URL. */
export const signature = <const O extends { label: string; required?: boolean; help?: string }>(
  o: O,
): Field<string, O extends { required: true } ? true : false> =>
  longText({
    max: pngPrefix.length + signatureKb * 1024 * 2,
    pattern: { test: isSignature, message: `签名图片格式不正确或超过${signatureKb}KB` },
    control: 'signature',
    requiredMessage: '请签名',
    ...o,
  }) as never;
