import type { AllDictItems, DictOption } from '@campus/contract/system';
import { readAtOnce } from '../../kit/database/read-at-once.ts';
import type { Handle } from '../../kit/handle.ts';
import { typedDb } from '../tables.ts';

interface Item extends DictOption {
  readonly enabled: boolean;
}
/** A dictionary with all its items in order, disabled ones included. */
export interface LoadedDictionary {
  readonly open: boolean;
  readonly items: readonly Item[];
  readonly texts: ReadonlyMap<string, string>;
}
export type Dictionaries = ReadonlyMap<string, LoadedDictionary>;

/** Browser storage holds about 5 MB: longer dictionaries are requested one by one. */
const maxItems = 500;

export async function loadDictionaries(handle: Handle): Promise<Dictionaries> {
  const db = typedDb(handle);
  const dictionaries = await db
    .selectFrom('sys_dict')
    .where('delFlag', '=', 0)
    .select(['id', 'dictCode', 'open'])
    .execute();
  const rows = await readAtOnce(
    handle,
    db
      .selectFrom('sys_dict_item')
      .where('delFlag', '=', 0)
      .select(['dictId', 'itemValue', 'itemText', 'status'])
      .orderBy('sortOrder')
      .orderBy('id'),
  );
  const byDictionary = Map.groupBy(rows, (row) => row.dictId);
  return new Map(
    dictionaries.map(({ id, dictCode, open }) => {
      const items = (byDictionary.get(id) ?? []).map(({ itemValue, itemText, status }) => ({
        value: itemValue,
        text: itemText,
        title: itemText,
        label: itemText,
        enabled: status !== 0,
      }));
      return [dictCode, { open: open === 1, items, texts: new Map(items.map((i) => [i.value, i.text])) }];
    }),
  );
}

const getOption = ({ enabled: _enabled, ...option }: Item): DictOption => option;

/** The enabled items; with `all` also the disabled ones, marked as such. */
export function getOptions(dictionary: LoadedDictionary, all = false): DictOption[] {
  if (!all) return dictionary.items.filter((item) => item.enabled).map(getOption);
  return dictionary.items.map((item) => ({ ...getOption(item), ...(!item.enabled && { disabled: true }) }));
}

/** Dictionaries for the console after sign-in: the enabled items of every dictionary that is not too long. */
export function allOptions(dictionaries: Dictionaries): AllDictItems {
  const short = [...dictionaries].filter(([, { items }]) => items.length <= maxItems);
  return Object.fromEntries(short.map(([code, dictionary]) => [code, getOptions(dictionary)]));
}
