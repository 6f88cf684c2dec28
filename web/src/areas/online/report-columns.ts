import { type AnyEntity, formFields } from '@campus/contract/kit';
import {
  cgreportItem,
  cgreportParam,
  columnTypes,
  isColumnName,
  type ParsedField,
  type ParsedParameter,
  reportTexts,
  searchModes,
} from '@campus/contract/online';
import type { GridColumn } from '../../widgets/grid/column.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];
const getOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }));
const item = cgreportItem.fields;
const param = cgreportParam.fields;
const getRequiredRule = ({ label }: { readonly label: string }) =>
  [{ required: true, message: reportTexts.wanted(label) }] as const;
const once = ({ label }: { readonly label: string }) => ({ unique: true, message: reportTexts.twice(label) });

/** Grid columns for the columns of a report. */
export const itemColumns: readonly GridColumn[] = [
  {
    key: 'fieldName',
    title: item.fieldName.label,
    type: 'input',
    width: 160,
    fixed: true,
    validateRules: [
      ...getRequiredRule(item.fieldName),
      once(item.fieldName),
      {
        handler: (_type, value, _row, _column, callback) => callback(isColumnName(String(value ?? ''))),
        message: item.fieldName.pattern?.message ?? '',
      },
    ],
  },
  {
    key: 'fieldTxt',
    title: item.fieldTxt.label,
    type: 'input',
    width: 160,
    validateRules: getRequiredRule(item.fieldTxt),
  },
  { key: 'fieldWidth', title: item.fieldWidth.label, type: 'inputNumber', width: 100 },
  {
    key: 'fieldType',
    title: item.fieldType.label,
    type: 'select',
    width: 120,
    options: getOptions(columnTypes),
    defaultValue: 'String',
    validateRules: getRequiredRule(item.fieldType),
  },
  {
    key: 'isShow',
    title: item.isShow.label,
    type: 'checkbox',
    width: 90,
    customValue: [1, 0],
    defaultChecked: true,
  },
  { key: 'fieldHref', title: item.fieldHref.label, type: 'input', width: 180, placeholder: '/demo/' },
  { key: 'isSearch', title: item.isSearch.label, type: 'checkbox', width: 72, customValue: ['1', '0'] },
  { key: 'searchMode', title: item.searchMode.label, type: 'select', width: 110, options: getOptions(searchModes) },
  { key: 'replaceVal', title: item.replaceVal.label, type: 'input', width: 160, placeholder: '1_男,2_女' },
  { key: 'dictCode', title: item.dictCode.label, type: 'input', width: 150 },
  { key: 'groupTitle', title: item.groupTitle.label, type: 'input', width: 130 },
  { key: 'isTotal', title: item.isTotal.label, type: 'checkbox', width: 90, customValue: ['1', '0'] },
];
/** Grid columns for the parameters of a report. */
export const parameterColumns: readonly GridColumn[] = [
  {
    key: 'paramName',
    title: param.paramName.label,
    type: 'input',
    width: 200,
    validateRules: [...getRequiredRule(param.paramName), once(param.paramName)],
  },
  {
    key: 'paramTxt',
    title: param.paramTxt.label,
    type: 'input',
    width: 240,
    validateRules: getRequiredRule(param.paramTxt),
  },
  { key: 'paramValue', title: param.paramValue.label, type: 'input', width: 240 },
];

/** Columns of the current SQL; known ones keep their settings. */
export const mergeItems = (fields: readonly ParsedField[], known: Rows): Rows =>
  fields.map(({ fieldName, fieldTxt, fieldType }) => {
    const before = known.find((row) => row.fieldName === fieldName);
    const fresh = { fieldName, fieldTxt, fieldType, isShow: 1, isSearch: '0', isTotal: '0', searchMode: 'single' };
    return before ? { ...before, fieldName } : fresh;
  });
export const mergeParameters = (params: readonly ParsedParameter[], known: Rows): Rows =>
  params.map(({ paramName, paramTxt }) => known.find((row) => row.paramName === paramName) ?? { paramName, paramTxt });

/** Request rows of a grid: only the fields of the definition. */
export function toRequestRows(rows: Rows, kind: 'items' | 'params'): Rows {
  const entity: AnyEntity = kind === 'items' ? cgreportItem : cgreportParam;
  const names = Object.keys(formFields(entity, 'add', 'staff'));
  return rows.map((row) => Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : []))));
}
