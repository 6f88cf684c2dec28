import { request } from '../../request/client.ts';
import type { DictionaryItem } from '../../request/dictionary-items.ts';
import type { Option } from './option.ts';
import type { OptionSource } from './use-search.ts';

const [pageSize, restMs] = [10, 800];

/** Search of dictionary entries, by code or by `table,text,code` of a table. */
export const dictSource = (dict: string): OptionSource => {
  const name = encodeURIComponent(dict);
  return {
    key: ['/sys/dict/loadDict', dict],
    restMs,
    search: async (keyword, signal) =>
      (
        await request<readonly DictionaryItem[]>({
          method: 'GET',
          path: `/sys/dict/loadDict/${name}`,
          query: { keyword, pageSize },
          signal,
        })
      ).map((item): Option => ({ value: String(item.value), label: item.text })),
    look: async (values, signal) => {
      const path = `/sys/dict/loadDictItem/${name}`;
      const texts = await request<readonly string[]>({ method: 'GET', path, query: { key: values.join(',') }, signal });
      return values.map((value, i) => ({ value, label: texts[i] || value }));
    },
  };
};
