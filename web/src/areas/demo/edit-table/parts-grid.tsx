import { demoOrderLine } from '@campus/contract/demo';
import type { GridColumn } from '../../../widgets/grid/column.ts';
import { EditableGrid } from '../../../widgets/grid/grid.tsx';

const { fields } = demoOrderLine;
const columns: readonly GridColumn[] = [
  { key: 'product', title: fields.product.label, type: 'input', validateRules: [{ required: true }] },
  { key: 'quantity', title: fields.quantity.label, type: 'inputNumber', width: 120, validateRules: [{ pattern: 'z' }] },
  { key: 'price', title: fields.price.label, type: 'inputNumber', width: 140, validateRules: [{ pattern: 'money' }] },
];
const getRows = (name: string) => [
  { id: '1', product: `${name} 1`, quantity: 2, price: '12.5' },
  { id: '2', product: `${name} 2`, quantity: 1, price: '30' },
];
const byName = new Map<string, ReturnType<typeof getRows>>();
/** Cached rows by name: new ones would replace the input. */
function samples(name: string) {
  const known = byName.get(name) ?? getRows(name);
  byName.set(name, known);
  return known;
}

/** Sub-table of an example row. */
export const PartsGrid = ({ name, isReadOnly = false }: { name: string; isReadOnly?: boolean }) => (
  <EditableGrid
    columns={columns}
    dataSource={samples(name)}
    actionButton={!isReadOnly}
    disabled={isReadOnly}
    rowNumber
    maxHeight={240}
    label={name}
  />
);
