import { type FillField, type FillType, fillTypes, hasOptions } from './fill-field.ts';

const keyLength = 7;
/** A new `fieldKey`: `f` and seven characters of base 36, unlike the given ones. */
export function newFieldKey(taken: ReadonlySet<string>, random: () => number = Math.random): string {
  for (;;) {
    const part = Array.from({ length: keyLength }, () => Math.floor(random() * 36).toString(36)).join('');
    if (!taken.has(`f${part}`)) return `f${part}`;
  }
}

/** The value of a new option: `o` and the number after the highest one. */
export const newOptionValue = (options: readonly { readonly value: string }[]): string =>
  `o${Math.max(0, ...options.map(({ value }) => Number(/^o(\d+)$/.exec(value)?.[1] ?? 0))) + 1}`;

const getKeys = (fields: readonly FillField[]): Set<string> => new Set(fields.map(({ fieldKey }) => fieldKey));
const renumber = (fields: readonly FillField[]): FillField[] =>
  fields.map((field, i) => (field.sortOrder === i ? field : { ...field, sortOrder: i }));

/** Adds an empty field of a type at the end. */
export function addField(fields: readonly FillField[], fieldType: FillType, label: string): FillField[] {
  const isNote = fieldType === fillTypes.note;
  const field: FillField = {
    fieldKey: newFieldKey(getKeys(fields)),
    label,
    fieldType,
    required: 'N',
    placeholder: null,
    helpText: isNote ? label : null,
    options: hasOptions({ fieldType }) ? [] : null,
    allowOther: 'N',
    ...{ minLength: null, maxLength: null, minValue: null, maxValue: null, decimals: null },
    ...{ minSelect: null, maxSelect: null, minDate: null, maxDate: null, maxFiles: null, maxSizeMb: null },
    ...{ fileTypes: null, regex: null, regexMessage: null, dependKey: null, dependValues: null },
    uniqueFlag: 'N',
    sensitive: fieldType === fillTypes.idCard ? 'Y' : 'N',
    listShow: 'N',
    exportShow: 'Y',
    sortOrder: fields.length,
    status: '1',
  };
  return renumber([...fields, field]);
}

/** Moves a field to another place. */
export function moveField(fields: readonly FillField[], fieldKey: string, place: number): FillField[] {
  const field = fields.find((one) => one.fieldKey === fieldKey);
  if (!field) return [...fields];
  const others = fields.filter((one) => one !== field);
  return renumber(others.toSpliced(place, 0, field));
}

/** Copies fields of another owner or of the library behind these: with new keys, and conditions among the copies kept. */
export function copyFields(fields: readonly FillField[], copied: readonly FillField[]): FillField[] {
  const taken = getKeys(fields);
  const keys = new Map<string, string>();
  for (const { fieldKey } of copied) {
    const key = newFieldKey(taken);
    taken.add(key);
    keys.set(fieldKey, key);
  }
  const copies = copied.map((field): FillField => {
    const dependKey = field.dependKey === null ? null : (keys.get(field.dependKey) ?? null);
    return {
      ...field,
      fieldKey: keys.get(field.fieldKey) as string,
      dependKey,
      dependValues: dependKey === null ? null : field.dependValues,
    };
  });
  return renumber([...fields, ...copies]);
}
