import { demoOrder } from '@campus/contract/demo';
import type { GridColumn } from '../../../widgets/grid/column.ts';

const { fields } = demoOrder;
type Name = keyof typeof fields & string;
/** A column with the name and label of a field. */
const column = (key: Name, type: string, more: Partial<GridColumn> = {}): GridColumn => ({
  key,
  title: fields[key].label,
  type,
  ...more,
});
const required = { required: true };

/** Columns of the order grid; the definition's requirements are column validations. */
export const orderColumns: readonly GridColumn[] = [
  column('orderNo', 'input', {
    width: 170,
    fixed: true,
    validateRules: [required, { unique: true }],
    props: { maxLength: 32 },
  }),
  column('name', 'input', { width: 220, validateRules: [required], props: { maxLength: 60 } }),
  column('customer', 'input', { width: 190, validateRules: [required], props: { maxLength: 60 } }),
  column('orderType', 'select', {
    width: 120,
    dictCode: 'demo_order_type',
    defaultValue: '1',
    validateRules: [required],
  }),
  column('amount', 'inputNumber', { width: 140, statistics: true, validateRules: [{ pattern: 'money' }] }),
  column('quantity', 'inputNumber', {
    width: 100,
    statistics: true,
    defaultValue: 1,
    validateRules: [{ pattern: 'z' }],
  }),
  column('urgent', 'checkbox', { width: 80, customValue: ['Y', 'N'] }),
  column('orderDate', 'date', { width: 140, validateRules: [required] }),
  column('deliverTime', 'datetime', { width: 200 }),
  column('departId', 'sel_depart', { multi: false }),
  column('manager', 'sel_user', { multi: false }),
  column('phone', 'input', { width: 140, validateRules: [{ pattern: 'm' }] }),
  column('tags', 'list_multi', { width: 180, dictCode: 'demo_order_tag' }),
  column('remark', 'input_pop', { width: 200, props: { maxLength: 500 } }),
];
/** Request body of a grid row: its columns and, for stored rows, the id. */
export const toRequestRow = (row: Readonly<Record<string, unknown>>, withId: boolean): Record<string, unknown> => ({
  ...(withId && { id: row.id }),
  ...Object.fromEntries(orderColumns.map(({ key }) => [key, row[key] === '' ? null : row[key]])),
});
