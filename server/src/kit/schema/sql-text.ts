import { type AnyEntity, type Filter, isLeaf } from '@campus/contract/kit';
import { getColumn, snake } from './registry.ts';

export const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
const signs = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

/** A filter over columns of one table as SQL text, for checks and partial indexes; values come from definitions. */
export function sqlText(filter: Filter): string {
  if (!isLeaf(filter)) {
    if ('all' in filter) return filter.all.length ? `(${filter.all.map(sqlText).join(' AND ')})` : 'true';
    if ('any' in filter) return filter.any.length ? `(${filter.any.map(sqlText).join(' OR ')})` : 'false';
    throw new Error('a constraint cannot look at other rows');
  }
  const [field, operator, value] = filter;
  const column = snake(field);
  if (operator === 'in') return `${column} IN (${(value as unknown[]).map(literal).join(', ')})`;
  if (operator === 'empty') return `${column} IS NULL`;
  if (operator === 'filled') return `${column} IS NOT NULL`;
  if (typeof value === 'object' && value !== null && !('column' in value))
    throw new Error(`a constraint cannot depend on the clock or the session: ${field}`);
  const other =
    typeof value === 'object' && value !== null && 'column' in value ? snake(String(value.column)) : literal(value);
  return `${column} ${signs[operator as keyof typeof signs]} ${other}`;
}

/** What tells the rows of an entity from those of others in its table. */
const fixedText = (e: AnyEntity): string[] =>
  Object.entries(e.fixed ?? {}).map(([name, value]) => sqlText([name, 'eq', value as string | number]));
/** What tells the live rows of an entity from the others of its table. */
export const liveText = (e: AnyEntity): string[] => [...(e.appendOnly ? [] : ['del_flag = 0']), ...fixedText(e)];

/** The column of a declared field or a system column. */
export function columnOf(e: AnyEntity, name: string): string {
  const field = e.fields[name];
  return snake(field ? getColumn(name, field) : name);
}
