/** Codes of `fill_field_type`. */
export const fillTypes = {
  line: 1,
  text: 2,
  number: 3,
  radio: 4,
  checks: 5,
  select: 6,
  date: 7,
  dateTime: 8,
  mobile: 9,
  email: 10,
  idCard: 11,
  images: 12,
  files: 13,
  area: 14,
  yesNo: 15,
  note: 16,
} as const;
export type FillType = (typeof fillTypes)[keyof typeof fillTypes];

export interface FillOption {
  /** `o` and a number, stable. */
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}
/** Value of the option 其他, with a text of its own. */
export const otherOption = 'other';

/** A field that the organizer of an activity or camp defines and applicants fill in. Empty settings are null. */
export interface FillField {
  readonly fieldKey: string;
  readonly label: string;
  readonly fieldType: FillType;
  readonly required: 'Y' | 'N';
  readonly placeholder: string | null;
  readonly helpText: string | null;
  readonly options: readonly FillOption[] | null;
  readonly allowOther: 'Y' | 'N';
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly minValue: number | null;
  readonly maxValue: number | null;
  readonly decimals: number | null;
  readonly minSelect: number | null;
  readonly maxSelect: number | null;
  readonly minDate: string | null;
  readonly maxDate: string | null;
  readonly maxFiles: number | null;
  readonly maxSizeMb: number | null;
  /** Extensions by comma. */
  readonly fileTypes: string | null;
  readonly regex: string | null;
  readonly regexMessage: string | null;
  /** Shown only while this earlier field holds one of `dependValues`, a comma list. */
  readonly dependKey: string | null;
  readonly dependValues: string | null;
  readonly uniqueFlag: 'Y' | 'N';
  readonly sensitive: 'Y' | 'N';
  readonly listShow: 'Y' | 'N';
  readonly exportShow: 'Y' | 'N';
  readonly sortOrder: number;
  readonly status: '0' | '1';
}

/** Values by `fieldKey`, in their stored form. */
export type Answers = Readonly<Record<string, unknown>>;

const choices: readonly FillType[] = [fillTypes.radio, fillTypes.checks, fillTypes.select];
export const hasOptions = ({ fieldType }: Pick<FillField, 'fieldType'>): boolean => choices.includes(fieldType);
/** Whether the conditions of other fields can refer to it. */
export const canDecide = (field: Pick<FillField, 'fieldType'>): boolean =>
  hasOptions(field) || field.fieldType === fillTypes.yesNo;
const withOther: readonly FillType[] = [fillTypes.radio, fillTypes.checks];
export const offersOther = ({ fieldType, allowOther }: Pick<FillField, 'fieldType' | 'allowOther'>): boolean =>
  allowOther === 'Y' && withOther.includes(fieldType);

/** The fields in use, in their order. */
export const fieldsInUse = (fields: readonly FillField[]): FillField[] =>
  fields.filter(({ status }) => status === '1').toSorted((a, b) => a.sortOrder - b.sortOrder);

/** The values that a condition compares: chosen options, or Y and N. */
function decidingValues(answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null) return [answer];
  const { v } = answer as { v?: unknown };
  return Array.isArray(v) ? v : [v];
}
/** Whether the condition of a field holds for the answers of the fields before it. */
export function isShown({ dependKey, dependValues }: FillField, answers: Answers): boolean {
  if (!dependKey) return true;
  const wanted = (dependValues ?? '').split(',');
  return decidingValues(answers[dependKey]).some((value) => typeof value === 'string' && wanted.includes(value));
}

/** The fields that these answers show: a field depends on one that is shown itself. */
export function shownFields(fields: readonly FillField[], answers: Answers): FillField[] {
  const shown = new Map<string, FillField>();
  for (const field of fieldsInUse(fields))
    if ((!field.dependKey || shown.has(field.dependKey)) && isShown(field, answers)) shown.set(field.fieldKey, field);
  return [...shown.values()];
}

/** A stored value, or the sentence why there is none. */
export type Read = { readonly value: unknown } | { readonly fault: string };
