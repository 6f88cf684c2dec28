import { type MaskKind, mask } from '../../rules/index.ts';
import {
  type Answers,
  type FillField,
  type FillOption,
  type FillType,
  fieldsInUse,
  fillTypes,
  otherOption,
} from './fill-field.ts';
import { fillTexts } from './fill-texts.ts';

/** A field as it was when a row was submitted: a row is read by its own schema, so later edits do not change it. */
export interface AnswerSchema {
  readonly fieldKey: string;
  readonly label: string;
  readonly fieldType: FillType;
  readonly options: readonly FillOption[] | null;
  readonly sensitive: 'Y' | 'N';
}
/** The schema to store with these answers. */
export const getSchema = (fields: readonly FillField[], answers: Answers): AnswerSchema[] =>
  fieldsInUse(fields)
    .filter(({ fieldKey }) => Object.hasOwn(answers, fieldKey))
    .map(({ fieldKey, label, fieldType, options, sensitive }) => ({ fieldKey, label, fieldType, options, sensitive }));

/** How a reader sees answers. */
export interface AnswerReader {
  readonly maySeeSensitive: boolean;
  /** The absolute address of a stored path. */
  readonly addressOf: (path: string) => string;
}
interface Choice {
  readonly v: string | readonly string[];
  readonly other?: string;
}

function choiceText({ options }: AnswerSchema, { v, other }: Choice): string {
  const labels = new Map((options ?? []).map(({ value, label }) => [value, label]));
  const text = (value: string): string =>
    value === otherOption ? fillTexts.other(other ?? '') : (labels.get(value) ?? value);
  return (typeof v === 'string' ? [v] : v).map(text).join('、');
}
const masks: Readonly<Partial<Record<FillType, MaskKind>>> = {
  [fillTypes.mobile]: 'mobile',
  [fillTypes.email]: 'email',
  [fillTypes.idCard]: 'idCard',
};
const isSensitive = ({ fieldType, sensitive }: Pick<FillField, 'fieldType' | 'sensitive'>): boolean =>
  sensitive === 'Y' || fieldType === fillTypes.idCard;
/** Whether some answers are masked for callers without the code. */
export const hasSensitive = (fields: readonly Pick<FillField, 'fieldType' | 'sensitive'>[]): boolean =>
  fields.some(isSensitive);
function maskAnswer(schema: AnswerSchema, text: string): string {
  const kind = masks[schema.fieldType];
  return kind && isSensitive(schema) ? mask(kind, text) : text;
}

/** The text of an answer in lists and exports; empty without one. */
export function answerText(schema: AnswerSchema, value: unknown, reader: AnswerReader): string {
  if (value === undefined || value === null) return '';
  switch (schema.fieldType) {
    case fillTypes.radio:
    case fillTypes.checks:
    case fillTypes.select:
      return choiceText(schema, value as Choice);
    case fillTypes.images:
      return (value as string[]).map(reader.addressOf).join('\n');
    case fillTypes.files:
      return (value as { name: string; path: string }[])
        .map(({ name, path }) => `${name} ${reader.addressOf(path)}`)
        .join('\n');
    case fillTypes.area:
      return (value as { text: string }).text;
    case fillTypes.yesNo:
      return value === 'Y' ? fillTexts.yesOrNo.Y : fillTexts.yesOrNo.N;
    default:
      return reader.maySeeSensitive ? String(value) : maskAnswer(schema, String(value));
  }
}

export interface AnswerColumn {
  readonly fieldKey: string;
  readonly title: string;
}
/**
 * The export columns: current fields that are exported, then fields that only rows know, marked as stopped. Columns with
 * the same label are distinguished by their key.
 */
export function answerColumns(
  fields: readonly FillField[],
  schemas: Iterable<readonly AnswerSchema[]>,
): readonly AnswerColumn[] {
  const current = fieldsInUse(fields).filter(({ fieldType }) => fieldType !== fillTypes.note);
  const known = new Set(current.map(({ fieldKey }) => fieldKey));
  const former = new Map<string, string>();
  for (const schema of schemas)
    for (const { fieldKey, label } of schema)
      if (!known.has(fieldKey)) former.set(fieldKey, `${label}${fillTexts.stopped}`);
  const columns = [
    ...current
      .filter(({ exportShow }) => exportShow === 'Y')
      .map(({ fieldKey, label }) => ({ fieldKey, title: label })),
    ...[...former].map(([fieldKey, title]) => ({ fieldKey, title })),
  ];
  const isRepeated = (title: string): boolean => columns.filter((column) => column.title === title).length > 1;
  return columns.map(({ fieldKey, title }) => ({
    fieldKey,
    title: isRepeated(title) ? `${title}(${fieldKey})` : title,
  }));
}
