import { type AnyEntity, fieldAccess, findField, isComparable, type Session, searchItems } from '@campus/contract/kit';
import { filterConditions, type ViewColumns, type ViewState } from '@campus/contract/rules';
import { getParameters, type ListState } from './list-query.ts';
import { queryFields } from './query-fields.ts';

/** The current state of a list as a view. */
export const getView = (state: ListState, columns: ViewColumns): ViewState => ({
  values: state.values,
  ...(state.advanced && { advanced: state.advanced }),
  ...(state.tab !== undefined && { tab: state.tab }),
  ...(state.column !== undefined && { column: state.column, order: state.order }),
  columns,
});

/** Whether two views are equal. */
export const isSameView = (a: ViewState, b: ViewState): boolean => serialize(a) === serialize(b);
const serialize = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

interface Usable {
  readonly state: ViewState;
  /** Labels of the fields that are hidden from this user. */
  readonly ignored: readonly string[];
}
/** The part of a view that this user may use: conditions on masked or hidden fields are dropped. */
export function usableView(
  entity: AnyEntity,
  entities: readonly AnyEntity[],
  caller: Session,
  view: ViewState,
): Usable {
  const asked = new Set(queryFields(entity, entities, caller).map(({ value }) => value));
  const searched = new Map(
    searchItems(entity)
      .filter(({ name }) => isComparable(fieldAccess(entity, name, caller)))
      .flatMap((item) => getParameters(item).map((parameter) => [parameter, item.name] as const)),
  );
  const ignored = new Set<string>();
  const ignore = (name: string) => {
    const own = name.replace(/_(begin|end)$/, '');
    ignored.add(findField(entity, own)?.label ?? own);
    return false;
  };
  const values = Object.entries(view.values).filter(([name]) => searched.has(name) || ignore(name));
  const conditions = filterConditions(
    view.advanced?.conditions ?? [],
    ({ field }) => asked.has(field) || ignore(field),
  );
  const isSorted = view.column !== undefined && (asked.has(view.column) || ignore(view.column));
  const { advanced, column, order, ...rest } = view;
  return {
    state: {
      ...rest,
      values: Object.fromEntries(values),
      ...(advanced && conditions.length > 0 && { advanced: { ...advanced, conditions } }),
      ...(isSorted && { column: column as string, order: order ?? 'desc' }),
    },
    ignored: [...ignored],
  };
}
