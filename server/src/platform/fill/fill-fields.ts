import {
  type FillField,
  type FillType,
  fillChangeFaults,
  fillSetFaults,
  fillTexts,
  readFillFields,
} from '@campus/contract/fill';
import { refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { AnswerRows } from './answers.ts';

/** The options that answers chose, by the keys of the fields that have answers. */
type FieldUses = ReadonlyMap<string, ReadonlySet<string>>;

/** What rows of the owner hold. */
export async function loadFieldUses({ entity, owner }: AnswerRows, context: Context): Promise<FieldUses> {
  const { rows } = await sql<{ fieldKey: string; chosen: readonly string[] }>`
    select e.key as field_key, coalesce(jsonb_agg(distinct c.value) filter (where c.value is not null), '[]') as chosen
    from ${sql.table(entity.table)} cross join lateral jsonb_each(answers) e
    left join lateral jsonb_array_elements_text(case jsonb_typeof(e.value -> 'v')
      when 'array' then e.value -> 'v' when 'string' then jsonb_build_array(e.value -> 'v') else '[]' end) c(value) on true
    where ${context.live(entity)} and ${owner} and answers is not null group by e.key`.execute(context.db);
  return new Map(rows.map(({ fieldKey, chosen }) => [fieldKey, new Set(chosen)]));
}

/**
 * The fields to store after an edit in the designer: those sent, and behind them, stopped, those that were taken out
 * although they have answers. Throws the refusal of the first fault.
 */
export function mergeFillFields(
  before: readonly FillField[],
  sent: unknown,
  uses: FieldUses,
  types: readonly FillType[],
): FillField[] {
  const fields = readFillFields(sent, types);
  const faults = fillSetFaults(fields);
  for (const field of fields) {
    const known = before.find(({ fieldKey }) => fieldKey === field.fieldKey);
    const chosen = uses.get(field.fieldKey);
    const change = known ? fillChangeFaults(known, field, { isAnswered: !!chosen, chosen: chosen ?? new Set() }) : [];
    const [first] = [...(faults[field.fieldKey] ?? []), ...change];
    if (first) throw refusal(fillTexts.field.of(field.label, first.sentence), 'RC_FIELD');
  }
  const kept = new Set(fields.map(({ fieldKey }) => fieldKey));
  const stopped = before.filter(({ fieldKey }) => !kept.has(fieldKey) && uses.has(fieldKey));
  return [...fields, ...stopped.map((field): FillField => ({ ...field, status: '0' }))];
}
