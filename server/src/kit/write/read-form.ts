import {
  type AnyEntity,
  accessTo,
  clean,
  type Field,
  type Fields,
  fieldFailure,
  formFields,
  isEnterprise,
  readFields,
  type Session,
} from '@campus/contract/kit';
import { maskSurname } from '@campus/contract/rules';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { assertKnownKeys } from './body-keys.ts';
import { checkExistence, type FormLocks } from './existence.ts';

/** An untrusted request body. */
export type Body = Readonly<Record<string, unknown>>;

const formSide = (session: Session): 'staff' | 'enterprise' => (isEnterprise(session) ? 'enterprise' : 'staff');

/** A row written from a form. */
export interface FormWrite {
  readonly entity: AnyEntity;
  readonly body: Body;
  readonly mode: 'add' | 'edit';
  /** Refuses unknown keys. */
  readonly strict: boolean;
  readonly context: Context;
  /** The stored row of an edit. */
  readonly before?: Data | undefined;
  readonly locks?: FormLocks;
}

/** The writable fields of the body, cleaned and checked; references, dictionary values and files must exist. */
export async function readForm({ entity: e, body, mode, strict, context, before, locks }: FormWrite): Promise<Data> {
  assertKnownKeys(e, body, strict);
  const fields = formFields(e, mode, formSide(context.session));
  const withDefaults = mode === 'add' ? { ...defaults(fields), ...body } : body;
  const draft = readFields(fields, withDefaults, mode === 'edit') as Data;
  const changed = getChangedValues(draft, before);
  await checkExistence(fields, changed, context, locks);
  await checkRules(fields, changed, context);
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'richText' && typeof draft[name] === 'string')
      draft[name] = context.engine.ports.sanitize(draft[name] as string);
  return draft;
}

/** Values that differ from the stored row: an unchanged value is not checked again (a private file has one owner). */
const getChangedValues = (draft: Data, before: Data | undefined): Data =>
  before ? Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== before[name])) : draft;

/** Rejects values that fail the check rule of their field. */
async function checkRules(fields: Fields, draft: Data, context: Context): Promise<void> {
  for (const [name, { checkRule }] of Object.entries(fields)) {
    const value = draft[name];
    if (checkRule === undefined || typeof value !== 'string') continue;
    const refused = await context.engine.ports.checkRule(context, checkRule, value);
    if (refused !== undefined) throw fieldFailure(name, refused);
  }
}

/** The body of a new row, completed by fill rules for empty fields. */
export async function applyFillRules(e: AnyEntity, body: Body, context: Context): Promise<Body> {
  const made: Data = {};
  for (const [name, { fillRule }] of Object.entries(formFields(e, 'add', formSide(context.session))))
    if (fillRule !== undefined && clean(e.fields[name] as Field, body[name]) === null)
      made[name] = await context.engine.ports.fillRule(context, fillRule, body);
  return { ...body, ...made };
}

/** Default values of fields. */
export const defaults = (fields: Fields): Data =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, f]) => (f.default === undefined ? [] : [[name, f.default]])),
  );

const isMaskedValue = ({ mask }: Field, value: string): boolean =>
  value.includes('*') || (mask === 'surname' && value === maskSurname(value));
/** Drops masked values that come back unchanged. */
export function dropMaskedValues(e: AnyEntity, body: Body, session: Session): Body {
  const hidden = Object.entries(e.fields).filter(
    ([name, f]) => ['masked', 'byRow'].includes(accessTo(f, session)) && isMaskedValue(f, String(body[name] ?? '')),
  );
  return hidden.length
    ? Object.fromEntries(Object.entries(body).filter(([key]) => !hidden.some(([name]) => name === key)))
    : body;
}
