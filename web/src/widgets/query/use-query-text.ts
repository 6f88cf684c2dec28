import { text } from '@campus/contract/messages';
import {
  conditionsIn,
  describeQuery,
  type FieldTexts,
  getValues,
  type QueryCondition,
  type SuperQuery,
} from '@campus/contract/rules';
import { useQueries } from '@tanstack/react-query';
import { request } from '../../request/client.ts';
import { dictText } from '../../request/dictionary.ts';
import { useSession } from '../../request/session-store.ts';
import { allDeparts, departTreeQuery } from '../pickers/depart-tree.ts';
import { userOptions } from '../pickers/user-source.ts';
import type { Option } from '../selects/option.ts';
import type { TreeSource } from '../selects/tree-source.ts';
import { flatTree } from '../selects/use-tree.ts';
import type { ListField } from './query-field.ts';

const freshMs = 5 * 60_000;

interface Lookup {
  readonly key: readonly unknown[];
  look(values: readonly string[], signal: AbortSignal): Promise<readonly Option[]>;
}
const areaLookup: Lookup = {
  key: ['/sys/area/names'],
  look: async (codes) => {
    const query = { codes: codes.join(',') };
    const names = await request<Record<string, readonly string[]>>({ method: 'GET', path: '/sys/area/names', query });
    return Object.entries(names).map(([value, path]) => ({ value, label: path.at(-1) ?? value }));
  },
};
const departLookup: Lookup = {
  key: departTreeQuery('sys').queryKey,
  look: async (_ids, signal) =>
    allDeparts(await departTreeQuery('sys').queryFn({ signal })).map(({ id, title }) => ({ value: id, label: title })),
};
const treeLookup = (tree: TreeSource): Lookup => ({
  key: tree.key,
  look: async (values, signal) => {
    const names = await tree.names?.(values);
    if (names) return values.map((value, at) => ({ value, label: names[at] ?? value }));
    return [...flatTree(await tree.roots(signal)).values()].map(({ value, title }) => ({ value, label: title }));
  },
});
/** Source of the labels of a field's values; undefined when they are known or need none. */
function findLookup(field: ListField | undefined): Lookup | undefined {
  if (field?.source) return field.source;
  if (field?.tree) return treeLookup(field.tree);
  if (field?.type === 'pca') return areaLookup;
  if (field?.type === 'sel_depart') return departLookup;
  return field?.type === 'sel_user'
    ? userOptions('sys', field.customReturnField === 'id' ? 'id' : 'username')
    : undefined;
}

const isWhole = ({ rule }: QueryCondition): boolean => rule === 'eq' || rule === 'ne' || rule === 'in';
interface PendingLookup {
  readonly field: string;
  readonly values: readonly string[];
  readonly lookup: Lookup;
}
/** Values of each field whose labels must be loaded. */
function collectLookups(conditions: readonly QueryCondition[], fields: readonly ListField[]): PendingLookup[] {
  const byField = Map.groupBy(conditions.filter(isWhole), ({ field }) => field);
  return [...byField].flatMap(([name, ones]) => {
    const lookup = findLookup(fields.find(({ value }) => value === name));
    const values = [...new Set(ones.flatMap(({ val }) => getValues(val)))].filter(Boolean).toSorted();
    return lookup && values.length > 0 ? [{ field: name, values, lookup }] : [];
  });
}

/** An advanced query in Chinese, with the labels of its values. Empty without a query. */
export function useQueryText(query: SuperQuery | undefined, fields: readonly ListField[]): string {
  const dictionaries = useSession((session) => session.dictionaries);
  const asked = collectLookups(conditionsIn(query?.conditions ?? []), fields);
  const answers = useQueries({
    queries: asked.map(({ values, lookup }) => ({
      queryKey: [...lookup.key, 'words', values],
      queryFn: ({ signal }: { signal: AbortSignal }) => lookup.look(values, signal),
      staleTime: freshMs,
    })),
  });
  if (!query) return '';
  const kinds = { date: 'date', datetime: 'dateTime', time: 'time' } as const;
  const words: FieldTexts = {
    field: (name) => {
      const field = fields.find(({ value }) => value === name);
      return field && { label: field.text, kind: kinds[field.type as 'date'] ?? 'text' };
    },
    text: (name, value) => {
      const field = fields.find((one) => one.value === name);
      const at = asked.findIndex((one) => one.field === name && one.values.includes(value));
      if (at >= 0) return answers[at]?.data?.find((option) => option.value === value)?.label ?? text.sq.chosen;
      const { options, dictCode, type, extendOption: [yes, no] = ['Y', 'N'] } = field ?? {};
      if (type === 'switch') return value === yes ? text.common.yes : value === no ? text.common.no : undefined;
      return (
        options?.find((option) => option.value === value)?.label ?? dictText(dictionaries[dictCode ?? ''] ?? [], value)
      );
    },
  };
  return describeQuery(query, words);
}
