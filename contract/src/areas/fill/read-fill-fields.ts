import { Failure, readFields, refusal } from '../../kit/index.ts';
import { addField } from './fill-design.ts';
import { type FillField, type FillOption, type FillType, fillTypes, hasOptions } from './fill-field.ts';
import { fillProperties } from './fill-properties.ts';
import { fillTexts } from './fill-texts.ts';

const { field: texts } = fillTexts;
const [keyForm, optionForm, longestLabel, longestCondition] = [/^f[0-9a-z]{7}$/, /^o\d{1,4}$/, 50, 500];
type Sent = Readonly<Record<string, unknown>>;
const asSent = (value: unknown): Sent => (typeof value === 'object' && value !== null ? (value as Sent) : {});

function readOption(sent: unknown): FillOption {
  const { value, label, disabled } = asSent(sent);
  if (typeof value !== 'string' || !optionForm.test(value) || typeof label !== 'string')
    throw refusal(texts.unreadable, 'RC_FIELD');
  if ([...label.trim()].length > longestLabel) throw refusal(texts.longOption, 'RC_FIELD');
  return { value, label: label.trim(), ...(disabled === true && { disabled }) };
}

function readCondition({ dependKey, dependValues }: Sent): Pick<FillField, 'dependKey' | 'dependValues'> {
  if (typeof dependKey !== 'string' || !keyForm.test(dependKey)) return { dependKey: null, dependValues: null };
  const isText = typeof dependValues === 'string' && dependValues.length <= longestCondition;
  return { dependKey, dependValues: isText ? dependValues : null };
}

function readFillField(sent: Sent, sortOrder: number, types: readonly FillType[]): FillField {
  const fieldType = types.find((type) => type === sent.fieldType);
  const { fieldKey, options } = sent;
  if (fieldType === undefined || typeof fieldKey !== 'string' || !keyForm.test(fieldKey))
    throw refusal(texts.unreadable, 'RC_FIELD');
  const [empty] = addField([], fieldType, '') as [FillField];
  const isChoice = hasOptions({ fieldType });
  if (isChoice && !Array.isArray(options)) throw refusal(texts.unreadable, 'RC_FIELD');
  return {
    ...empty,
    ...(readFields(fillProperties(fieldType), sent) as Partial<FillField>),
    fieldKey,
    ...(isChoice && { options: (options as readonly unknown[]).map(readOption) }),
    ...readCondition(sent),
    sortOrder,
  };
}

/**
 * The fields of a designer in their stored form and order. Throws the refusal of the first one that has no readable form;
 * `fillSetFaults` says which of the others contradict each other.
 */
export function readFillFields(sent: unknown, types: readonly FillType[] = Object.values(fillTypes)): FillField[] {
  if (!Array.isArray(sent)) throw refusal(texts.unreadable, 'RC_FIELD');
  const fields = sent.map((one, i) => {
    const { label } = asSent(one);
    try {
      return readFillField(asSent(one), i, types);
    } catch (error) {
      if (!(error instanceof Failure) || typeof label !== 'string' || label === '') throw error;
      throw refusal(texts.of(label, error.message), 'RC_FIELD');
    }
  });
  if (new Set(fields.map(({ fieldKey }) => fieldKey)).size < fields.length) throw refusal(texts.unreadable, 'RC_FIELD');
  return fields;
}
