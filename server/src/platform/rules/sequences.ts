import { entities } from '@campus/contract';
import { type Sequence, type SequenceDate, sequenceCode, sequenceDates } from '@campus/contract/kit';
import type { RawBuilder } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { peekNumber, takeNumber } from '../running-number.ts';
import { formatDate } from './format-date.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field whose numbers the server gives. */
export interface NumberedField {
  readonly code: string;
  readonly title: string;
  readonly declared: Sequence;
  /** Longest number. */
  readonly max: number;
}
/** All of them, by code. */
export const numberedFields: ReadonlyMap<string, NumberedField> = new Map(
  entities.flatMap((e) =>
    Object.entries(e.fields).flatMap(([name, { sequence, label, max = 255 }]) => {
      if (!sequence) return [];
      const code = sequenceCode(e.name, name);
      return [[code, { code, title: `${e.title}${label}`, declared: sequence, max }] as const];
    }),
  ),
);

/** Parameters of the fill rule that changes a declared sequence. */
export const paramsOfSequence = ({ prefix, date, digits }: Sequence): string =>
  JSON.stringify({ prefix, dateFormat: date, width: digits });

/** The sequence of a field with parameters that administrators gave. */
function changedSequence({ declared, max }: NumberedField, params: Values): Sequence | undefined {
  const { prefix = declared.prefix, dateFormat = declared.date, width = declared.digits, ...others } = params;
  const isKnownDate = (sequenceDates as readonly unknown[]).includes(dateFormat);
  if (Object.keys(others).length > 0 || !isKnownDate || typeof prefix !== 'string') return undefined;
  const digits = Number(width);
  const date = dateFormat as SequenceDate;
  if (!/^[A-Z]{1,10}$/.test(prefix) || !Number.isInteger(digits) || digits < 1) return undefined;
  return prefix.length + date.length + digits <= Math.min(max, 30) ? { prefix, date, digits } : undefined;
}

/** Sequences that administrators changed, by code. */
export async function loadSequences(db: Handle): Promise<ReadonlyMap<string, Sequence>> {
  const rules = await db
    .selectFrom('sys_fill_rule')
    .where('ruleClass', '=', 'sequence')
    .where('delFlag', '=', 0)
    .select(['ruleCode', 'ruleParams'])
    .execute();
  return new Map(
    rules.flatMap(({ ruleCode, ruleParams }) => {
      const field = numberedFields.get(ruleCode ?? '');
      const changed = field && changedSequence(field, JSON.parse(ruleParams || '{}') as Values);
      return field && changed ? [[field.code, changed] as const] : [];
    }),
  );
}

/**
 * What is wrong with the parameters of a field's rule. Letters only before the date, and one prefix for one field: so
 * no two rules can produce the same number.
 */
export async function sequenceProblem(
  field: NumberedField,
  params: Values,
  { services }: Context,
): Promise<'prefix' | 'form' | undefined> {
  const wanted = changedSequence(field, params);
  if (!wanted) return 'form';
  const changed = await services.sequences.get();
  const isTaken = [...numberedFields.values()].some(
    ({ code, declared }) => code !== field.code && (changed.get(code) ?? declared).prefix === wanted.prefix,
  );
  return isTaken ? 'prefix' : undefined;
}

const getCounter = ({ prefix, date }: Sequence, now: string): string => prefix + formatDate(date, now);

/** The statement that takes the next `number` of a field, by its current rule. */
export async function numberByRule(context: Context, code: string, declared: Sequence): Promise<RawBuilder<unknown>> {
  const current = (await context.services.sequences.get()).get(code) ?? declared;
  return takeNumber(context, getCounter(current, context.now), current.digits);
}
/** The number that the next row would have. */
export async function peekByRule(context: Context, { code, declared }: NumberedField): Promise<string> {
  const current = (await context.services.sequences.get()).get(code) ?? declared;
  return peekNumber(context, getCounter(current, context.now), current.digits);
}
