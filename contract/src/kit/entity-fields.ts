import type { AnyEntity } from './entity.ts';
import type { FieldGroup, FormItem, SearchAs } from './entity-options.ts';
import type { Field, Fields } from './field.ts';
import type { Workflow } from './workflow.ts';

/** The columns that `rowName` reads. */
export const namingColumns = (e: AnyEntity): readonly string[] =>
  (e.called as readonly string[] | undefined) ?? [e.display];
/** The name of a row in confirmations and reports, e.g. `王同学 · 前端工程师`; empty when it has none yet. */
export const rowName = (e: AnyEntity, row: Readonly<Record<string, unknown>>): string =>
  namingColumns(e)
    .map((name) => String(row[`${name}_dictText`] ?? row[name] ?? ''))
    .filter(Boolean)
    .join(' · ');

const system: Fields = {
  id: { kind: 'text', label: 'ID', required: false, derived: true },
  createBy: { kind: 'user', label: '创建人', required: false, derived: true },
  createTime: { kind: 'dateTime', label: '创建时间', required: false, derived: true },
  updateBy: { kind: 'user', label: '更新人', required: false, derived: true },
  updateTime: { kind: 'dateTime', label: '更新时间', required: false, derived: true },
  sysOrgCode: { kind: 'text', label: '所属部门', required: false, derived: true },
};
/**
 * The field of a column of `e`: its own, the state of its workflow, or a system column. For a `through` field, has the
 * kind and protection of its source field.
 */
export function findField(e: AnyEntity, name: string): Field | undefined {
  const field = columnField(e, name);
  return field?.reads ?? field;
}
/** The field as written in the definition. */
export function columnField(e: AnyEntity, name: string): Field | undefined {
  if (Object.hasOwn(e.fields, name)) return e.fields[name];
  const flow = e.workflow as Workflow | undefined;
  if (flow?.column === name)
    return {
      kind: 'dict',
      label: flow.label,
      required: false,
      derived: true,
      dict: flow.dict,
      numeric: true,
      width: flow.stage === undefined ? 112 : 186,
      priority: 'high',
    };
  return Object.hasOwn(system, name) ? system[name] : undefined;
}

/** The fields that a request of this side can write, in form order. */
export function formFields(e: AnyEntity, mode: 'add' | 'edit', side: 'staff' | 'enterprise'): Fields {
  const items = e.form.map((item): FormItem => (typeof item === 'string' ? { field: item } : item));
  const open = items.filter((item) => (!item.when || item.when === mode) && (!item.side || item.side === side));
  return Object.fromEntries(open.map((item) => [item.field, e.fields[item.field] as Field]));
}
/** All fields of the form, including those that only one side can write. */
export const formNames = (e: AnyEntity): string[] =>
  e.form.map((item) => (typeof item === 'string' ? item : item.field));
/** Every column of `queryById`. */
export const detailNames = (e: AnyEntity): readonly string[] =>
  e.detail ?? [...new Set([...e.list, ...(e.hidden ?? []), ...formNames(e)])];
const asOf: Partial<Record<Field['kind'], SearchAs>> = {
  text: 'like',
  longText: 'like',
  link: 'like',
  through: 'like',
  date: 'range',
  dateTime: 'range',
  number: 'range',
  money: 'range',
  dicts: 'in',
};
/** The search fields of an entity, each with its field and operator. */
export function searchItems(e: AnyEntity): { name: string; field: Field; as: SearchAs }[] {
  return (e.search ?? []).map((item) => {
    const name = typeof item === 'string' ? item : item.field;
    const field = findField(e, name) as Field;
    if (typeof item === 'string') return { name, field, as: asOf[field.kind] ?? 'eq' };
    return { name, field: item.label === undefined ? field : { ...field, label: item.label }, as: item.as };
  });
}

/** The groups of a form or detail; undefined when the entity has none. */
export const groupsFor = (e: AnyEntity, where: 'form' | 'detail'): readonly FieldGroup[] | undefined =>
  (e.groups as readonly FieldGroup[] | undefined)?.filter(({ only }) => only === undefined || only === where);
