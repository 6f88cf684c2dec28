import { type AnyEntity, type Count, type Field, type Filter, isLeaf, isList, isStored } from '@campus/contract/kit';

/** One count of a counter: the rows of `counted` that move the number `name` of `owner`. */
export interface BoundCount extends Count {
  readonly owner: AnyEntity;
  readonly name: string;
  readonly counted: AnyEntity;
  readonly reference: Field;
  /** Columns of the counted row that decide whether and where it counts. */
  readonly columns: ReadonlySet<string>;
}

function filterColumns(filter: Filter, where: string): string[] {
  if (!isLeaf(filter)) {
    if ('all' in filter) return filter.all.flatMap((part) => filterColumns(part, where));
    if ('any' in filter) return filter.any.flatMap((part) => filterColumns(part, where));
    throw new Error(`${where} looks at other rows`);
  }
  const [name, , value] = filter;
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    throw new Error(`${where} depends on the session or the clock`);
  return [name];
}

/**
 * Every count of the definitions; leaves out those of entities that are not registered. Throws when one cannot be kept by
 * the writes of the rows it counts.
 */
export function listCounts(entities: readonly AnyEntity[]): BoundCount[] {
  return entities.flatMap((owner) =>
    Object.entries(owner.counters ?? {}).flatMap(([name, counter]) =>
      (Array.isArray(counter) ? counter : [counter]).flatMap((one: Count): BoundCount[] => {
        const where = `${owner.name}.${name}`;
        const counted = entities.find((e) => e.name === one.entity);
        if (!counted) return [];
        const reference = counted.fields[one.field];
        if (!reference || !isStored(reference)) throw new Error(`${where} counts nothing`);
        const number = owner.fields[name];
        if (number?.kind !== 'number' || !number.derived) throw new Error(`${where} is no derived number`);
        if (one.below && !owner.tree) throw new Error(`${where} has no tree`);
        const columns = new Set([one.field, ...(one.filter ? filterColumns(one.filter, where) : [])]);
        return [{ ...one, owner, name, counted, reference, columns }];
      }),
    ),
  );
}

/** The ids of the owners that a row counts for. */
export function getOwners({ field, reference }: BoundCount, row: Readonly<Record<string, unknown>>): string[] {
  const value = row[field];
  if (value === null || value === undefined || value === '') return [];
  return isList(reference) ? [...new Set(String(value).split(',').filter(Boolean))] : [String(value)];
}
