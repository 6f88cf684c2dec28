import {
  type AnyEntity,
  check,
  clean,
  type Field,
  type Filter,
  failure,
  isSeveral,
  type Operator,
  type Session,
} from '@campus/contract/kit';
import type { Registry } from './registry.ts';

/** A list request: what to find, how to order it, which page. */
export interface ListQuery {
  readonly filter: Filter;
  readonly sort: readonly { readonly name: string; readonly order: 'asc' | 'desc' }[];
  readonly pageNo: number;
  readonly pageSize: number;
}
type Query = Readonly<Record<string, string>>;
const reserved = new Set([
  'pageNo',
  'pageSize',
  'column',
  'order',
  'field',
  'superQueryParams',
  'superQueryMatchType',
  'selections',
  '_t',
  'token',
  'sign',
  'sortInfoString',
  'defSortString',
]);

/** The field `name` as this session may filter and sort by it; masked ones only for those who see them plain. */
function readable(registry: Registry, e: AnyEntity, name: string, session: Session): Field | undefined {
  const field = registry.source(e, name)?.field;
  if (!field || field.secret || field.kind === 'json') return undefined;
  if (field.mask && field.plain && !session.codes.has(field.plain)) return undefined;
  return field;
}

/** `raw` as a value of the field's type; whole days of a date-time stay ten characters. Throws badFilter. */
function convert(name: string, field: Field, raw: string, withDay = false): unknown {
  if (withDay && field.kind === 'dateTime' && /^\d{4}-\d{2}-\d{2}$/.test(raw.trim())) return raw.trim();
  const { required: _r, min: _min, max: _max, pattern: _p, ...loose } = field;
  const single: Field = { ...loose, required: false, ...(isSeveral(field) && { kind: 'text' as const }) };
  const value = clean(single, raw);
  if (value === null || check(single, value)) throw failure('badFilter', name);
  return value;
}

const dayEnd = (value: unknown): string => `${String(value)} 23:59:59`;
const leaf = (name: string, operator: Operator, value: unknown): Filter => [name, operator, value];

/** One query parameter as a condition (`api.md` 1.8): stars, lists, exclamation mark, comparisons, members. */
function parameterFilter(name: string, field: Field, raw: string): Filter | undefined {
  const value = raw.trim();
  if (value === '') return undefined;
  const comparison = /^(>=|<=|>|<|!=|ge|le|gt|lt|ne) (.+)$/s.exec(value);
  if (comparison) {
    const words: Record<string, Operator> = {
      '>=': 'ge',
      '<=': 'le',
      '>': 'gt',
      '<': 'lt',
      '!=': 'ne',
      ge: 'ge',
      le: 'le',
      gt: 'gt',
      lt: 'lt',
      ne: 'ne',
    };
    return leaf(name, words[comparison[1] as string] as Operator, convert(name, field, comparison[2] as string));
  }
  if (/^,.*,$/s.test(value)) return leaf(name, 'member', value.split(',').filter(Boolean));
  if (value.startsWith('!') && value.length > 1) return leaf(name, 'ne', convert(name, field, value.slice(1)));
  if (value.length > 1 && (value.startsWith('*') || value.endsWith('*'))) return starred(name, value);
  if (value.includes(',')) {
    const items = value.split(',').filter((v) => v.trim() !== '');
    if (isSeveral(field) && field.kind !== 'areas' && field.kind !== 'categories') return leaf(name, 'member', items);
    if (isTree(field)) return { any: items.map((v) => leaf(name, 'under', v.trim())) };
    return leaf(
      name,
      'in',
      items.map((v) => convert(name, field, v)),
    );
  }
  if (isTree(field)) return leaf(name, 'under', value);
  if (isSeveral(field)) return leaf(name, 'member', [value]);
  return leaf(name, 'eq', convert(name, field, value));
}
const isTree = (field: Field): boolean => ['area', 'areas', 'category', 'categories', 'depart'].includes(field.kind);
function starred(name: string, value: string): Filter | undefined {
  const open = value.startsWith('*');
  const close = value.endsWith('*');
  const inner = value.slice(open ? 1 : 0, close ? -1 : undefined);
  if (inner === '') return undefined;
  return leaf(name, open && close ? 'like' : close ? 'right_like' : 'left_like', inner);
}

function rangeFilter(registry: Registry, e: AnyEntity, key: string, raw: string, session: Session): Filter | undefined {
  const found = /^(.+)_(begin|end|MultiString)$/.exec(key);
  if (!found || raw.trim() === '') return undefined;
  const name = found[1] as string;
  const field = readable(registry, e, name, session);
  if (!field) return undefined;
  if (found[2] === 'MultiString')
    return leaf(
      name,
      'in',
      raw
        .split(',')
        .filter(Boolean)
        .map((v) => convert(name, field, v)),
    );
  const value = convert(name, field, raw, true);
  const wholeDay = field.kind === 'dateTime' && String(value).length === 10;
  return found[2] === 'begin'
    ? leaf(name, 'ge', wholeDay ? `${value} 00:00:00` : value)
    : leaf(name, 'le', wholeDay ? dayEnd(value) : value);
}

const rules: Record<string, Operator> = { '=': 'eq', '!=': 'ne', '>': 'gt', '>=': 'ge', '<': 'lt', '<=': 'le' };
for (const rule of [
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'like',
  'left_like',
  'right_like',
  'in',
  'empty',
  'not_left_like',
  'not_right_like',
] as const)
  rules[rule] = rule;

/** The advanced query of `api.md` 1.9 as one filter. Incomplete conditions are dropped; unknown fields and rules refused. */
function superQuery(registry: Registry, e: AnyEntity, query: Query, session: Session): Filter | undefined {
  const raw = query.superQueryParams;
  if (!raw) return undefined;
  const conditions = parseConditions(raw);
  if (conditions.length > 50) throw failure('badSuperQuery', '50');
  const leaves = conditions.flatMap((c) => condition(registry, e, c, session));
  if (leaves.length === 0) return undefined;
  return query.superQueryMatchType?.toLowerCase() === 'or' ? { any: leaves } : { all: leaves };
}
function parseConditions(raw: string): Record<string, unknown>[] {
  try {
    let text = raw;
    for (let i = 0; i < 3 && /^%(25)*5B/i.test(text); i += 1) text = decodeURIComponent(text);
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every((c) => typeof c === 'object' && c !== null && !Array.isArray(c)))
      return value as Record<string, unknown>[];
  } catch {
    throw failure('badSuperQuery', 'superQueryParams');
  }
  throw failure('badSuperQuery', 'superQueryParams');
}
function condition(registry: Registry, e: AnyEntity, c: Record<string, unknown>, session: Session): Filter[] {
  const name = typeof c.field === 'string' ? c.field : '';
  const word = typeof c.rule === 'string' ? c.rule.toLowerCase() : '';
  const val = Array.isArray(c.val) ? c.val.join(',') : c.val === null || c.val === undefined ? '' : String(c.val);
  if (!name || !word || (val.trim() === '' && word !== 'empty')) return [];
  const field = readable(registry, e, name, session);
  const operator = rules[word];
  if (!field || !operator || val.length > 2000) throw failure('badSuperQuery', name);
  if (field.encrypted && operator !== 'eq' && operator !== 'in') throw failure('badSuperQuery', name);
  if (operator === 'empty') return [leaf(name, 'empty', null)];
  if (operator.includes('like')) return [leaf(name, operator, val)];
  if (operator === 'in') {
    const items = val.split(',').filter(Boolean);
    if (items.length > 500) throw failure('badSuperQuery', name);
    return [
      isSeveral(field)
        ? leaf(name, 'member', items)
        : leaf(
            name,
            'in',
            items.map((v) => convert(name, field, v)),
          ),
    ];
  }
  if (operator === 'eq' && isTree(field)) return [leaf(name, 'under', val)];
  if (operator === 'eq' && isSeveral(field)) return [leaf(name, 'member', [val])];
  const day = field.kind === 'dateTime' && /^\d{4}-\d{2}-\d{2}$/.test(val.trim());
  if (day && operator === 'eq')
    return [leaf(name, 'ge', `${val.trim()} 00:00:00`), leaf(name, 'le', dayEnd(val.trim()))];
  return [
    leaf(
      name,
      operator,
      convert(
        name,
        field,
        day ? (operator === 'le' || operator === 'gt' ? dayEnd(val.trim()) : `${val.trim()} 00:00:00`) : val,
      ),
    ),
  ];
}

/** The whole query string of a list as a filter; parameters that are no fields are ignored, never echoed. */
export function listFilter(registry: Registry, e: AnyEntity, query: Query, session: Session): Filter {
  const parts: Filter[] = [];
  for (const [key, raw] of Object.entries(query)) {
    if (reserved.has(key)) continue;
    const field = readable(registry, e, key, session);
    const part = field ? parameterFilter(key, field, raw) : rangeFilter(registry, e, key, raw, session);
    if (part) parts.push(part);
  }
  const advanced = superQuery(registry, e, query, session);
  return { all: advanced ? [...parts, advanced] : parts };
}

function sortOf(registry: Registry, e: AnyEntity, query: Query, session: Session): ListQuery['sort'] {
  const order = query.order?.toLowerCase().includes('asc') ? 'asc' : 'desc';
  const wished = query.column ? query.column.split(',').map((c) => ({ column: c.trim(), order })) : multiSort(query);
  const asked = wished.filter((s) => s.column !== '');
  if (asked.length === 0)
    return e.sort ? [{ name: e.sort.column, order: e.sort.order }] : [{ name: 'createTime', order: 'desc' }];
  return asked.map(({ column, order: direction }) => {
    const name = column.replace(/_dictText$/, '');
    const field = readable(registry, e, name, session);
    if (!field || field.encrypted) throw failure('badSort', column.slice(0, 60));
    return { name, order: direction === 'asc' ? 'asc' : 'desc' };
  });
}
function multiSort(query: Query): { column: string; order: string }[] {
  try {
    const list: unknown = JSON.parse(query.sortInfoString || query.defSortString || '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((s) =>
      s && typeof s.column === 'string'
        ? [
            {
              column: s.column as string,
              order: String(s.order ?? 'desc')
                .toLowerCase()
                .includes('asc')
                ? 'asc'
                : 'desc',
            },
          ]
        : [],
    );
  } catch {
    return [];
  }
}
const whole = (value: string | undefined, otherwise: number): number =>
  value && /^\d{1,9}$/.test(value) && Number(value) >= 1 ? Number(value) : otherwise;

/** Query parameters as a list request (`api.md` 1.7 to 1.9). Throws badFilter, badSort, badSuperQuery. */
export function listQuery(registry: Registry, e: AnyEntity, query: Query, session: Session): ListQuery {
  return {
    filter: listFilter(registry, e, query, session),
    sort: sortOf(registry, e, query, session),
    pageNo: whole(query.pageNo, 1),
    pageSize: Math.min(whole(query.pageSize, 10), 1000),
  };
}
