import { type AnyEntity, type Filter, isLeaf, matches, type Operator } from '@campus/contract/kit';
import { someone } from './bare-engine.ts';

type Columns = Record<string, unknown>;
/** A session that owns the rows which `columnsFor` describes. */
export const ownSession = { employId: 'own', companyId: 'own' } as const;
const isOwn = (value: unknown): boolean => typeof value === 'object' && value !== null && 'session' in value;
const isClock = (value: unknown): boolean => typeof value === 'object' && value !== null && 'clock' in value;
/** Columns that make a filter true. */
export function columnsFor(when: Filter | undefined): Columns {
  if (!when) return {};
  if (!isLeaf(when)) {
    if ('any' in when) return columnsFor(when.any[0]);
    return 'all' in when ? Object.assign({}, ...when.all.map(columnsFor)) : {};
  }
  const [name, operator, value] = when;
  if (operator === 'eq' && isOwn(value)) return { [name]: 'own' };
  if (operator === 'in') return { [name]: (value as readonly unknown[])[0] };
  if (operator === 'lt' && typeof value === 'number') return { [name]: value - 1 };
  if (operator === 'filled') return { [name]: '2026-11-20 09:00:00' };
  if (isClock(value)) return { [name]: operator === 'le' ? '2026-11-20 09:30:00' : '2026-12-20 09:30:00' };
  if (operator === 'ne' && name === 'createBy') return { [name]: 'author' };
  if (operator === 'ne' && typeof value === 'number') return { [name]: value + 1 };
  return operator === 'eq' || operator === 'le' ? { [name]: value } : {};
}

type Leaf = readonly [string, Operator, unknown];
const getLeaves = (filter: Filter): readonly Leaf[] =>
  isLeaf(filter) ? [filter] : 'all' in filter ? filter.all.flatMap(getLeaves) : [];

/** The parts that only a value makes true; a comparison with an empty column holds in a constraint. */
const findFilled = (filter: Filter | undefined): Filter[] => {
  if (!filter) return [];
  if (isLeaf(filter)) return filter[1] === 'filled' ? [filter] : [];
  if ('any' in filter) return findFilled(filter.any[0]);
  return 'all' in filter ? filter.all.flatMap(findFilled) : [];
};

/** Columns that the constraints of a table demand of a row, e.g. the holder of one that is held. */
export function columnsForConstraints({ constraints = [] }: AnyEntity, row: Columns): Columns {
  const session = someone('admin');
  const isPossible = (filter: Filter): boolean =>
    getLeaves(filter).every((leaf) => row[leaf[0]] === undefined || matches(leaf, row, session));
  const branches = constraints.map(({ holds }) =>
    isLeaf(holds) || !('any' in holds) || matches(holds, row, session) ? undefined : holds.any.find(isPossible),
  );
  return Object.assign({}, ...branches.flatMap(findFilled).map(columnsFor));
}
