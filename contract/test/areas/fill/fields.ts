import { addField, type FillField, type FillType } from '../../../src/areas/fill/index.ts';

/** A field with these settings. */
export function field(fieldType: FillType, more: Partial<FillField> = {}): FillField {
  const [made] = addField([], fieldType, '字段');
  return { ...(made as FillField), fieldKey: 'f1', ...more };
}
export const options = ['一', '二', '三'].map((label, i) => ({ value: `o${i + 1}`, label }));
