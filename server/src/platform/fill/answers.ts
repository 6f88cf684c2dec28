import { isDeepStrictEqual } from 'node:util';
import {
  type AnswerLine,
  type AnswerReader,
  type AnswerSchema,
  type Answers,
  answerText,
  type FillField,
  fieldsInUse,
  fillTypes,
  getSchema,
  type StoredAnswers,
  validateAnswers,
} from '@campus/contract/fill';
import { type AnyEntity, Failure } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Cipher } from '../../kit/ports.ts';
import { pathTo } from '../dictionary/trees.ts';

/** The entity whose rows hold answers, and the rows that belong to one owner. */
export interface AnswerRows {
  readonly entity: AnyEntity;
  readonly owner: RawBuilder<boolean>;
  /** Rows whose unique values are taken. */
  readonly counted: RawBuilder<boolean>;
}
type Values = Readonly<Record<string, unknown>>;

/** An identity number at rest: its ciphertext, and the hash that equality is checked with. */
interface Sealed {
  readonly cipher: string;
  readonly hash: string;
}
const isSealed = ({ fieldType }: Pick<FillField, 'fieldType'>): boolean => fieldType === fillTypes.idCard;
const seal = (value: unknown, cipher: Cipher): Sealed => ({
  cipher: cipher.encrypt(String(value)),
  hash: cipher.hash(String(value)),
});

function sealAnswers({ answers, schema }: Plain, cipher: Cipher): StoredAnswers {
  const sealed = new Set(schema.filter(isSealed).map(({ fieldKey }) => fieldKey));
  const stored = Object.entries(answers).map(([key, value]) => [key, sealed.has(key) ? seal(value, cipher) : value]);
  return { answers: Object.fromEntries(stored), answersSchema: schema };
}
/** Stored answers in plain form. */
export function openAnswers({ answers, answersSchema }: StoredAnswers, context: Context): Answers {
  const sealed = new Set((answersSchema ?? []).filter(isSealed).map(({ fieldKey }) => fieldKey));
  const { cipher } = context.engine.ports;
  return Object.fromEntries(
    Object.entries(answers ?? {}).map(([key, value]) => [
      key,
      sealed.has(key) ? cipher.decrypt((value as Sealed).cipher) : value,
    ]),
  );
}

/** Keys of the answers whose unique value another row of the owner has. */
async function findTaken(
  fields: readonly FillField[],
  answers: Answers,
  { entity, owner, counted }: AnswerRows,
  except: string,
  context: Context,
): Promise<ReadonlySet<string>> {
  const { cipher } = context.engine.ports;
  const taken = new Set<string>();
  for (const field of fields) {
    const { fieldKey } = field;
    if (field.uniqueFlag !== 'Y' || !Object.hasOwn(answers, fieldKey)) continue;
    const value = isSealed(field) ? cipher.hash(String(answers[fieldKey])) : answers[fieldKey];
    const stored = isSealed(field) ? sql`answers -> ${fieldKey}::text -> 'hash'` : sql`answers -> ${fieldKey}::text`;
    const { rows } = await sql`
      select 1 from ${sql.table(entity.table)} where ${context.live(entity)} and ${owner} and ${counted}
        and id <> ${except} and ${stored} = ${JSON.stringify(value)}::jsonb limit 1`.execute(context.db);
    if (rows.length > 0) taken.add(fieldKey);
  }
  return taken;
}

async function loadFacts({ engine }: Context) {
  const nodes = await engine.ports.tree('region', 0);
  const areaText = (code: string) =>
    nodes.has(code)
      ? pathTo(nodes, code)
          .map(({ text }) => text)
          .join('/')
      : undefined;
  return { areaText };
}

interface Plain {
  readonly answers: Answers;
  readonly schema: readonly AnswerSchema[];
}
/** Adds what an edit leaves alone: answers of fields that are stopped, and the former schema of the same answers. */
function keepFormer(next: Plain, before: Plain, fields: readonly FillField[]): Plain {
  const current = new Set(fields.map(({ fieldKey }) => fieldKey));
  const former = new Map(before.schema.map((schema) => [schema.fieldKey, schema]));
  const stopped = before.schema.filter(({ fieldKey }) => !current.has(fieldKey));
  const isSame = (key: string) => isDeepStrictEqual(next.answers[key], before.answers[key]);
  return {
    answers: { ...next.answers, ...Object.fromEntries(stopped.map(({ fieldKey: key }) => [key, before.answers[key]])) },
    schema: [
      ...next.schema.map((schema) => (isSame(schema.fieldKey) ? (former.get(schema.fieldKey) ?? schema) : schema)),
      ...stopped,
    ],
  };
}

/**
 * The columns to store for sent answers. Throws one Failure that names every invalid field. The caller holds a lock of
 * the owner, which keeps unique values unique; `edited` is the row that an edit changes.
 */
export async function storeAnswers(
  all: readonly FillField[],
  sent: Values,
  rows: AnswerRows,
  context: Context,
  edited?: StoredAnswers & { readonly id: string },
): Promise<StoredAnswers> {
  const fields = fieldsInUse(all);
  const { ports } = context.engine;
  const facts = await loadFacts(context);
  const read = validateAnswers(fields, sent, facts);
  const taken = await findTaken(fields, read.answers, rows, edited?.id ?? '', context);
  const { answers, faults } =
    taken.size === 0 ? read : validateAnswers(fields, sent, { ...facts, isTaken: (key) => taken.has(key) });
  const [first] = Object.values(faults);
  if (first !== undefined) throw new Failure('field', first, faults, { errorCode: 'RC_FIELD' });
  const made = { answers, schema: getSchema(fields, answers) };
  const before = edited && { answers: openAnswers(edited, context), schema: edited.answersSchema ?? [] };
  return sealAnswers(before ? keepFormer(made, before, fields) : made, ports.cipher);
}

/** The answers of a row by the fields of its own time; only those of `keys` when given. */
export function describeAnswers(
  row: StoredAnswers,
  reader: AnswerReader,
  context: Context,
  keys?: ReadonlySet<string>,
): AnswerLine[] {
  const answers = openAnswers(row, context);
  return (row.answersSchema ?? [])
    .filter(({ fieldKey }) => keys?.has(fieldKey) ?? true)
    .map((schema) => ({ label: schema.label, text: answerText(schema, answers[schema.fieldKey], reader) }));
}
