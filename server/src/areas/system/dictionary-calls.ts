import { failure, refusal } from '@campus/contract/kit';
import {
  allDictItems,
  dictItems,
  dictRefusals,
  dictText,
  loadDict,
  loadDictItem,
  loadDictOrderByValue,
  loadTreeData,
  refreshCache,
} from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { allOptions, getOptions } from '../../platform/dictionary/dictionaries.ts';
import {
  conditionOfJson,
  findDeclaredSource,
  isTableDictionary,
  loadSource,
  optionsOfSource,
  treeLevel,
} from './table-dictionary.ts';

const mostKeys = 500;
const shell = { shell: true } as const;

interface Search {
  readonly dict: string | null;
  readonly keyword: string | null;
  readonly pageSize: number | null;
  readonly pageNo: number | null;
}
async function searchEntries(context: Context, { dict, keyword, pageSize, pageNo }: Search) {
  const page = pageSize === null ? {} : { limit: pageSize, offset: ((pageNo ?? 1) - 1) * pageSize };
  return optionsOfSource(context, await loadSource(context, dict ?? ''), { keyword, ...page });
}
const getList = (value: string | null): string[] => (value ?? '').split(',').filter(Boolean);

export const dictionaryCalls: readonly BoundEndpoint[] = [
  answer(
    refreshCache,
    async (_input, context) => {
      const { caches, announceDictionaries } = context.services;
      await caches.refresh();
      await announceDictionaries?.();
      return null;
    },
    shell,
  ),
  answer(allDictItems, async (_input, context) => allOptions(await context.services.dictionaries.get()), shell),
  answer(
    dictItems,
    async ({ dictCode, all }, context, call) => {
      const code = dictCode ?? '';
      if (code === '') throw refusal(dictRefusals.noCode);
      if (isTableDictionary(code)) {
        if (!call.session) throw failure('tokenMissing');
        return optionsOfSource(context, await loadSource(context, code), {});
      }
      const dictionary = (await context.services.dictionaries.get()).get(code);
      if (!call.session && !(call.registration && dictionary?.open)) throw failure('tokenMissing');
      return dictionary ? getOptions(dictionary, all === '1') : [];
    },
    shell,
  ),
  answer(dictText, async ({ dictCode, key }, context) => {
    const [code, value] = [dictCode ?? '', key ?? ''];
    if (!isTableDictionary(code))
      return (await context.services.dictionaries.get()).get(code)?.texts.get(value) ?? null;
    const [found] = await optionsOfSource(context, await loadSource(context, code), { values: [value] });
    return found?.text ?? null;
  }),
  answer(loadDictItem, async ({ dict, key, delNotExist }, context) => {
    const keys = getList(key);
    if (keys.length > mostKeys) throw refusal(dictRefusals.tooManyKeys);
    const source = await loadSource(context, dict ?? '');
    if (keys.length === 0) return [];
    const texts = new Map((await optionsOfSource(context, source, { values: keys })).map((o) => [o.value, o.text]));
    const kept = delNotExist === 'false' ? keys : keys.filter((value) => texts.has(value));
    return kept.map((value) => texts.get(value) ?? value);
  }),
  answer(loadDict, (input, context) => searchEntries(context, input)),
  answer(loadDictOrderByValue, async (input, context) => {
    const named = getList(input.keyword);
    const source = await loadSource(context, input.dict ?? '');
    const chosen = named.length ? await optionsOfSource(context, source, { values: named }) : [];
    const rest = await searchEntries(context, { ...input, keyword: null });
    return [...chosen, ...rest.filter((option) => !chosen.some((c) => c.value === option.value))];
  }),
  answer(loadTreeData, async (input, context) => {
    const { tableName, text, code, pidField } = input;
    if (!tableName || !text || !code) throw failure('badBody');
    const source = await findDeclaredSource(context, {
      table: tableName,
      text,
      code,
      condition: conditionOfJson(input.condition),
    });
    if (!pidField) throw failure('badBody');
    const level = await treeLevel(context, source, {
      pidField,
      hasChildField: input.hasChildField ?? '',
      pid: input.pid ?? '',
    });
    return level.map((node) => ({
      key: node.value,
      value: node.value,
      title: node.text,
      label: node.text,
      leaf: !node.hasChild,
      isLeaf: !node.hasChild,
      parentId: node.parentId,
      children: null,
    }));
  }),
];
