import {
  type AnyEntity,
  by,
  choice,
  date,
  dateTime,
  dict,
  entity,
  type Field,
  number,
  text as textField,
} from '@campus/contract/kit';
import { isFigureType, type ReportColumns, type ReportParameter, type ReportQueryItem } from '@campus/contract/online';

export const reportApi = '/online/cgreport/api';

/** Metadata of a report: columns, conditions and parameters. */
export interface ReportMetadata {
  readonly columns: ReportColumns;
  readonly conditions: readonly ReportQueryItem[];
  readonly params: readonly ReportParameter[];
}
function fieldOfColumn({ title: label, fieldType, fieldWidth, groupTitle }: ReportColumns['columns'][number]): Field {
  const shared = { label: groupTitle ? `${groupTitle} · ${label}` : label, ...(fieldWidth && { width: fieldWidth }) };
  if (isFigureType(fieldType)) return number({ ...shared, digits: 6 });
  if (fieldType === 'Date') return date(shared);
  return fieldType === 'Datetime' ? dateTime(shared) : textField(shared);
}
/** Field of a condition; the same as the column's field when that is shown, too. */
function conditionField({ label, view, mode, options, dictCode }: ReportQueryItem, column: Field | undefined): Field {
  const shared = { label, ...(column?.width !== undefined && { width: column.width }) };
  if (options)
    return choice({ ...shared, options: Object.fromEntries(options.map(({ value, text: name }) => [value, name])) });
  if (view === 'sel_search' && dictCode) return dict({ ...shared, dict: dictCode });
  if (view === 'date') return date(shared);
  if (view === 'datetime') return dateTime(shared);
  return column ?? (mode === 'group' ? number({ ...shared, digits: 6 }) : textField(shared));
}
const parameterName = (name: string): string => `self_${name}`;

/** Labels of the parameters with neither default nor value, without which the report cannot run. */
export const missingParameters = (
  params: readonly ReportParameter[],
  values: Readonly<Record<string, string>>,
): string[] =>
  params
    .filter(({ paramName, paramValue }) => !paramValue?.trim() && !values[parameterName(paramName)]?.trim())
    .map(({ paramTxt }) => paramTxt);

/** Describes the report as an entity for the list kit: columns, and conditions including parameters. */
export function reportEntity({ columns, conditions, params }: ReportMetadata): AnyEntity {
  const shown = columns.columns.map(({ dataIndex }) => dataIndex);
  const asked = conditions.map(({ field }) => field);
  const ofColumns = Object.fromEntries(columns.columns.map((column) => [column.dataIndex, fieldOfColumn(column)]));
  const fields: Record<string, Field> = {
    ...ofColumns,
    ...Object.fromEntries(
      conditions.map((condition) => [condition.field, conditionField(condition, ofColumns[condition.field])]),
    ),
    ...Object.fromEntries(
      params.map(({ paramName, paramTxt }) => [parameterName(paramName), textField({ label: paramTxt })]),
    ),
  };
  return entity({
    area: 'online',
    name: `report:${columns.cgRpConfigId}`,
    table: 'report',
    code: 'online:report',
    path: reportApi,
    title: columns.cgRpConfigName,
    fields,
    list: shown,
    sort: false,
    form: [],
    visible: {},
    search: [
      ...params.map(({ paramName }) => by(parameterName(paramName), 'eq')),
      ...conditions.map(({ field, mode, options, view }) =>
        by(field, mode === 'group' ? 'range' : options || view !== 'text' ? 'eq' : 'like'),
      ),
    ],
    display: shown[0] ?? asked[0] ?? 'id',
  }) as AnyEntity;
}
