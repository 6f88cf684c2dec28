import { linearPattern } from '../../rules/index.ts';
import { canDecide, type FillField, type FillOption, fieldsInUse, fillTypes, hasOptions } from './fill-field.ts';
import { fillTexts } from './fill-texts.ts';

const texts = fillTexts.field;
const [mostFields, mostListed, mostOptions] = [40, 6, 50];

/** What applicants have sent for a field: from then on its type and its chosen options stay. */
interface FieldUse {
  readonly isAnswered: boolean;
  readonly chosen: ReadonlySet<string>;
}
type Fault = { readonly name: keyof FillField; readonly sentence: string };
const when = (isBroken: boolean, name: keyof FillField, sentence: string): Fault[] =>
  isBroken ? [{ name, sentence }] : [];
const isReversed = <T extends number | string>(least: T | null, most: T | null): boolean =>
  least !== null && most !== null && most < least;
const listEnabled = (options: readonly FillOption[]): FillOption[] =>
  options.filter(({ disabled }) => disabled !== true);

function optionFaults(field: FillField): Fault[] {
  if (!hasOptions(field)) return [];
  const options = field.options ?? [];
  const labels = options.map(({ label }) => label.trim());
  const [usable, { maxSelect }] = [listEnabled(options).length, field];
  return [
    ...when(usable === 0, 'options', texts.noOption),
    ...when(options.length > mostOptions, 'options', texts.tooManyOptions),
    ...when(
      labels.some((label) => label === ''),
      'options',
      texts.noOption,
    ),
    ...when(new Set(labels).size < labels.length, 'options', texts.repeatedOptions),
    ...when(new Set(options.map(({ value }) => value)).size < options.length, 'options', texts.repeatedOptions),
    ...when(maxSelect !== null && maxSelect > usable, 'maxSelect', texts.maxSelect),
  ];
}

/** Faults of the settings of one field alone. */
export function fillFieldFaults(field: FillField): Fault[] {
  const { fieldType, helpText, regex, regexMessage } = field;
  return [
    ...optionFaults(field),
    ...when(isReversed(field.minLength, field.maxLength), 'maxLength', texts.reversed),
    ...when(isReversed(field.minValue, field.maxValue), 'maxValue', texts.reversed),
    ...when(isReversed(field.minSelect, field.maxSelect), 'maxSelect', texts.reversed),
    ...when(isReversed(field.minDate, field.maxDate), 'maxDate', texts.reversed),
    ...when(fieldType === fillTypes.note && !helpText, 'helpText', texts.help),
    ...when(regex !== null && linearPattern(regex) === undefined, 'regex', texts.regex),
    ...when((regex === null) !== (regexMessage === null), 'regexMessage', texts.regexMessage),
  ];
}

/** Whether following the conditions from a field leads back to it. */
function isCyclic(field: FillField, byKey: ReadonlyMap<string, FillField>): boolean {
  const seen = new Set<string>();
  for (let at: FillField | undefined = field; at?.dependKey; at = byKey.get(at.dependKey)) {
    if (seen.has(at.fieldKey)) return true;
    seen.add(at.fieldKey);
  }
  return false;
}

/** Faults of a set of fields as a whole, by `fieldKey`. */
export function fillSetFaults(all: readonly FillField[]): Readonly<Record<string, readonly Fault[]>> {
  const fields = fieldsInUse(all);
  const byKey = new Map(fields.map((field) => [field.fieldKey, field]));
  const place = new Map(fields.map((field, i) => [field.fieldKey, i]));
  const listed = fields.filter(({ listShow }) => listShow === 'Y');
  const found = fields.map((field, i): readonly [string, Fault[]] => {
    const decider = field.dependKey === null ? undefined : byKey.get(field.dependKey);
    const isEarlier = decider !== undefined && (place.get(decider.fieldKey) as number) < i && canDecide(decider);
    const isLoop = isCyclic(field, byKey);
    return [
      field.fieldKey,
      [
        ...fillFieldFaults(field),
        ...when(i >= mostFields, 'label', texts.tooMany),
        ...when(
          fields.some((other, j) => j < i && other.label === field.label),
          'label',
          texts.repeatedLabel,
        ),
        ...when(isLoop, 'dependKey', texts.cycle),
        ...when(field.dependKey !== null && !isLoop && !isEarlier, 'dependKey', texts.condition),
        ...when(listed.indexOf(field) >= mostListed, 'listShow', texts.listShow),
      ],
    ];
  });
  return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
}

/** Faults of a change of a field that applicants have answered. */
export function fillChangeFaults(before: FillField, after: FillField, { isAnswered, chosen }: FieldUse): Fault[] {
  if (!isAnswered) return [];
  const kept = new Set((after.options ?? []).map(({ value }) => value));
  const isRemoved = ({ value }: FillOption): boolean => chosen.has(value) && !kept.has(value);
  return [
    ...when(before.fieldType !== after.fieldType, 'fieldType', texts.typeFrozen),
    ...when((before.options ?? []).some(isRemoved), 'options', texts.optionUsed),
  ];
}
