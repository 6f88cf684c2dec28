import {
  isFigureType,
  type ReportColumn,
  type ReportColumns,
  type ReportOption,
  type ReportQueryItem,
} from '@campus/contract/online';
import type { Context } from '../../kit/context.ts';
import { getOptions } from '../../platform/dictionary/dictionaries.ts';
import { isTableDictionary, loadSource, optionsOfSource } from '../system/table-dictionary.ts';
import type { Item, Report } from './report-store.ts';

/** Parses `1_男,2_女` into options; undefined for any other format. */
export function replacements(text: string): ReportOption[] | undefined {
  const parts = text.split(/[,，]/).map((part) => part.trim());
  const options = parts.map((part) => {
    const at = part.indexOf('_');
    return {
      value: part.slice(0, at).trim(),
      text: part.slice(at + 1).trim(),
      isSound: at > 0 && at < part.length - 1,
    };
  });
  if (options.some(({ isSound }) => !isSound)) return undefined;
  return options.map(({ value, text: shown }) => ({ value, text: shown }));
}

/** The options of a column whose values have labels. */
export async function optionsOfItem(item: Item, context: Context): Promise<readonly ReportOption[] | undefined> {
  if (item.replaceVal) return replacements(item.replaceVal);
  if (!item.dictCode) return undefined;
  if (isTableDictionary(item.dictCode)) {
    const found = await optionsOfSource(context, await loadSource(context, item.dictCode), {});
    return found.map(({ value, text }) => ({ value, text }));
  }
  const dictionary = (await context.services.dictionaries.get()).get(item.dictCode);
  return dictionary && getOptions(dictionary, true).map(({ value, text }) => ({ value, text }));
}
/** Options by column. */
async function loadDictOptions(
  items: readonly Item[],
  context: Context,
): Promise<Record<string, readonly ReportOption[]>> {
  const found: Record<string, readonly ReportOption[]> = {};
  for (const item of items) {
    const options = await optionsOfItem(item, context);
    if (options) found[item.fieldName] = options;
  }
  return found;
}

const getSlot = (item: Item): string => `fieldHref_${item.fieldName}`;
const isFigure = ({ fieldType, dictCode, replaceVal }: Item): boolean =>
  isFigureType(fieldType) && !dictCode && !replaceVal;

function getColumn(item: Item, hasOptions: boolean): ReportColumn {
  return {
    title: item.fieldTxt,
    dataIndex: item.fieldName,
    align: isFigure(item) ? 'right' : 'left',
    sorter: true,
    fieldType: item.fieldType,
    ...(hasOptions && { customRender: item.fieldName }),
    ...(item.fieldWidth && { fieldWidth: item.fieldWidth }),
    ...(item.groupTitle && { groupTitle: item.groupTitle }),
    ...(item.isTotal === '1' && { isTotal: '1' as const }),
    ...(item.fieldHref && { hrefSlotName: getSlot(item) }),
  };
}
/** Column metadata needed by the table before rows arrive. */
export async function columnsOfReport({ head, items }: Report, context: Context): Promise<ReportColumns> {
  const shown = items.filter((item) => Number(item.isShow) === 1);
  const dictOptions = await loadDictOptions(items, context);
  return {
    cgRpConfigId: head.id,
    cgRpConfigName: head.name,
    columns: shown.map((item) => getColumn(item, Object.hasOwn(dictOptions, item.fieldName))),
    dictOptions,
    fieldHrefSlots: shown.flatMap((item) =>
      item.fieldHref ? [{ slotName: getSlot(item), href: item.fieldHref }] : [],
    ),
  };
}

/** The first conditions are visible, the others after expanding the form. */
const inSight = 3;
/** The conditions a reader of the report may set. */
export async function loadQueryItems({ items }: Report, context: Context): Promise<ReportQueryItem[]> {
  const asked = items.filter((item) => item.isSearch === '1');
  return Promise.all(
    asked.map(async (item, i): Promise<ReportQueryItem> => {
      const mode = item.searchMode === 'group' ? 'group' : 'single';
      const isTable = item.dictCode !== null && isTableDictionary(item.dictCode) && !item.replaceVal;
      const options = mode === 'single' && !isTable ? await optionsOfItem(item, context) : undefined;
      return {
        field: item.fieldName,
        label: item.fieldTxt,
        view: getView(item, mode === 'single' && isTable, options !== undefined),
        mode,
        hidden: i < inSight ? '0' : '1',
        fieldId: item.id,
        ...(item.dictCode && { dictCode: item.dictCode }),
        ...(options && { options }),
      };
    }),
  );
}
function getView({ fieldType }: Item, isTable: boolean, hasOptions: boolean): ReportQueryItem['view'] {
  if (isTable) return 'sel_search';
  if (hasOptions) return 'list';
  return fieldType === 'Date' ? 'date' : fieldType === 'Datetime' ? 'datetime' : 'text';
}
