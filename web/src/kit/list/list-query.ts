import { type AnyEntity, type Field, type SearchAs, searchItems } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { listPaging, readSuperQuery, type SuperQuery, superQueryText } from '@campus/contract/rules';
import { changeAddress } from './use-address.ts';

/** Key of the tab of all rows, in the address only where the list opens with another one. */
export const allTab = 'all';

/** State of a list, stored in the URL, so that links and reloads restore it. */
export interface ListState {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly column: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly tab: string | undefined;
  /** By parameter: the field name, for ranges with `_begin` or `_end`. */
  readonly values: Readonly<Record<string, string>>;
  /** Id of the opened saved view. */
  readonly view?: string | undefined;
  /** The active advanced query. */
  readonly advanced?: SuperQuery | undefined;
}
export type SearchItem = { readonly name: string; readonly field: Field; readonly as: SearchAs };

/** Parameters of a search item. */
export const getParameters = ({ name, as }: SearchItem): string[] =>
  as === 'range' ? [`${name}_begin`, `${name}_end`] : [name];

const whole = (raw: string | null, usual: number): number => (raw && /^[1-9]\d{0,6}$/.test(raw) ? Number(raw) : usual);

/** Parses the state from the URL; unknown values are ignored. */
export function listStateOf(entity: AnyEntity, address: URLSearchParams): ListState {
  const names = searchItems(entity).flatMap(getParameters);
  return {
    pageNo: whole(address.get('pageNo'), 1),
    pageSize: whole(address.get('pageSize'), listPaging.pageSize),
    column: address.get('column') ?? undefined,
    order: address.get('order') === 'asc' ? 'asc' : 'desc',
    tab: address.get('tab') ?? undefined,
    view: address.get('savedView') ?? undefined,
    values: Object.fromEntries(
      names.flatMap((name) => (address.get(name) ? [[name, address.get(name) as string]] : [])),
    ),
    advanced: readSuperQuery(address.get('superQueryParams'), address.get('superQueryMatchType')),
  };
}

/** The URL with this state; foreign parameters are kept, defaults omitted. */
export function getAddress(entity: AnyEntity, state: ListState, before: URLSearchParams): URLSearchParams {
  const wanted: Record<string, string | undefined> = {
    pageNo: state.pageNo === 1 ? undefined : String(state.pageNo),
    pageSize: state.pageSize === listPaging.pageSize ? undefined : String(state.pageSize),
    column: state.column,
    order: state.column && state.order === 'asc' ? 'asc' : undefined,
    tab: state.tab,
    savedView: state.view,
    superQueryParams: undefined,
    superQueryMatchType: undefined,
    ...advancedParameters(state.advanced),
  };
  for (const name of searchItems(entity).flatMap(getParameters)) wanted[name] = state.values[name]?.trim() || undefined;
  return changeAddress(before, wanted);
}

/** The two parameters of an advanced query; none without one. */
const advancedParameters = (advanced: SuperQuery | undefined): Record<string, string> =>
  advanced ? { superQueryParams: superQueryText(advanced.conditions), superQueryMatchType: advanced.matchType } : {};

/** Conditions for the list call: `*` around the text of a contains search. */
export function getConditions(
  entity: AnyEntity,
  { values, advanced }: Pick<ListState, 'values' | 'advanced'>,
): Record<string, string> {
  const out = advancedParameters(advanced);
  for (const item of searchItems(entity)) {
    for (const name of getParameters(item)) {
      const value = values[name]?.trim();
      if (value) out[name] = item.as === 'like' ? `*${value}*` : value;
    }
  }
  return out;
}

export interface ListOrder {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}
/** The active order: the selected one, the tab's or the entity's own, by default the newest first. */
const getOrder = ({ sort }: AnyEntity, { column, order }: ListState, ofTab: ListOrder | undefined) => {
  if (column) return { column, order };
  return ofTab ?? (sort === false ? {} : (sort ?? { column: 'createTime', order: 'desc' }));
};

/**
 * The query of a list call. `fixed` conditions belong to the page and cannot be changed by the user; `ofTab` is the order
 * of the open tab.
 */
export function listCallQuery(
  entity: AnyEntity,
  state: ListState,
  fixed: Readonly<Record<string, string>>,
  ofTab?: ListOrder,
): Record<string, string | number> {
  return {
    ...getConditions(entity, state),
    ...fixed,
    pageNo: state.pageNo,
    pageSize: state.pageSize,
    ...getOrder(entity, state, ofTab),
    field: ['id', ...entity.list].join(','),
  };
}

const say = text.listPage;

/** The conditions in words, for an empty result. `shown` returns the text of a coded value. */
export function describeConditions(
  entity: AnyEntity,
  { values }: Pick<ListState, 'values'>,
  shown: (item: SearchItem, value: string) => string,
): string {
  const parts = searchItems(entity).flatMap((item) => {
    const { label } = item.field;
    const [begin, end] = getParameters(item).map((name) => values[name]);
    if (item.as === 'range') {
      if (begin && end) return [say.between(label, begin, end)];
      return begin ? [say.from(label, begin)] : end ? [say.until(label, end)] : [];
    }
    if (!begin) return [];
    return [item.as === 'like' ? say.contains(label, begin) : say.equals(label, shown(item, begin))];
  });
  return parts.join('，');
}
