import type { AnyEntity, Field } from '@campus/contract/kit';

/** The list of an entity without some columns, as conditions too. */
export const withoutColumns = <E extends AnyEntity>(entity: E, isLeft: (name: string) => boolean): E => ({
  ...entity,
  list: entity.list.filter((name: string) => !isLeft(name)),
  hidden: entity.hidden?.filter((name: string) => !isLeft(name)),
  search: entity.search?.filter(
    (item: string | { readonly field: string }) => !isLeft(typeof item === 'string' ? item : item.field),
  ),
});

/**
 * The list of the rows of one record: what the record fixes is the same in every row, so it is neither a column nor a
 * condition.
 */
export function withoutFixed<E extends AnyEntity>(entity: E, fixed: readonly string[]): E {
  const fields: Readonly<Record<string, Field | undefined>> = entity.fields;
  const owners = fixed.filter((name) => fields[name]?.kind === 'ref');
  if (owners.length === 0) return entity;
  const isFixed = (name: string): boolean => owners.includes(name) || owners.includes(fields[name]?.via ?? '');
  return withoutColumns(entity, (name) => isFixed(name) && name !== entity.display);
}
