import type { AnyEntity, Field } from '@campus/contract/kit';

/**
 * The list of the rows of one record: what the record fixes is the same in every row, so it is neither a column nor a
 * condition.
 */
export function withoutFixed<E extends AnyEntity>(entity: E, fixed: readonly string[]): E {
  const fields: Readonly<Record<string, Field | undefined>> = entity.fields;
  const owners = fixed.filter((name) => fields[name]?.kind === 'ref');
  if (owners.length === 0) return entity;
  const isFixed = (name: string): boolean => owners.includes(name) || owners.includes(fields[name]?.via ?? '');
  const isOther = (name: string): boolean => !isFixed(name) || name === entity.display;
  return {
    ...entity,
    list: entity.list.filter(isOther),
    hidden: entity.hidden?.filter(isOther),
    search: entity.search?.filter((item: string | { readonly field: string }) =>
      isOther(typeof item === 'string' ? item : item.field),
    ),
  };
}
