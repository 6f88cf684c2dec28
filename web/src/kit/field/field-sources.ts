import type { AnyEntity, Field } from '@campus/contract/kit';
import type { Option } from '../../widgets/selects/option.ts';
import { categoryTree, type TreeSource, wholeTree } from '../../widgets/selects/tree-source.ts';
import type { OptionSource } from '../../widgets/selects/use-search.ts';
import { readPage } from '../call/entity-calls.ts';
import { findText, type RowData } from './row.ts';

/** Page size of a reference search. */
const pageSize = 10;

const getOption = (entity: AnyEntity, row: RowData): Option => {
  const name = entity.display as string;
  return { value: row.id, label: findText(row, name) ?? String(row[name] ?? row.id) };
};

/** Options from the rows of another entity, searched by its display field; `among` limits the rows that are offered. */
export function rowOptions(entity: AnyEntity, among: Readonly<Record<string, string>> = {}): OptionSource {
  const display = entity.display as string;
  return {
    key: [entity.name, 'options', ...Object.entries(among).flat()],
    search: async (keyword, signal) => {
      const query = { ...among, pageNo: 1, pageSize, ...(keyword && { [display]: `*${keyword}*` }) };
      return (await readPage<RowData>(entity.path, query, signal)).records.map((row) => getOption(entity, row));
    },
    look: async (values, signal) => {
      // The trailing comma makes a single id a list.
      const query = { pageNo: 1, pageSize: values.length, id: `${values.join(',')},` };
      return (await readPage<RowData>(entity.path, query, signal)).records.map((row) => getOption(entity, row));
    },
  };
}

/** Trees with their own call; other names are category codes. */
const trees: Readonly<Record<string, TreeSource>> = {
  depart: wholeTree('/sys/sysDepart/queryTreeList'),
  postType: wholeTree('/api/posttype/queryTreeList'),
  major: wholeTree('/sys/major/tree'),
};
const categories = new Map<string, TreeSource>();

/** The tree of a category or department field. */
export function getTree(field: Field): TreeSource {
  const name = field.tree ?? '';
  const own = trees[name] ?? categories.get(name);
  if (own) return own;
  const source = categoryTree(name);
  categories.set(name, source);
  return source;
}
