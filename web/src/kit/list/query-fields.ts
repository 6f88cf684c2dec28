import { type AnyEntity, type Field, findField, queryField, queryNames, type Reader } from '@campus/contract/kit';
import type { QueryRule } from '@campus/contract/rules';
import type { ListField } from '../../widgets/query/query-field.ts';
import { getTree, rowOptions } from '../field/field-sources.ts';

type QueryFieldOptions = Omit<ListField, 'value' | 'text' | 'rules'>;

/** Advanced query settings of a field, by kind; text by default. */
function queryFieldOptions(field: Field, entityOf: (name: string) => AnyEntity | undefined): QueryFieldOptions {
  const { kind, dict, options } = field;
  if (dict) return { type: kind === 'dicts' ? 'list_multi' : 'list', dictCode: dict };
  if (options) return { type: 'list', options: Object.entries(options).map(([value, label]) => ({ value, label })) };
  switch (kind) {
    case 'number':
      return field.digits ? { type: 'number', dbType: 'bigDecimal' } : { type: 'int', dbType: 'int' };
    case 'money':
      return { type: 'number', dbType: 'bigDecimal' };
    case 'date':
      return { type: 'date' };
    case 'dateTime':
      return { type: 'datetime' };
    case 'time':
      return { type: 'time' };
    case 'yesNo':
      return { type: 'switch' };
    case 'flag':
      return { type: 'switch', extendOption: ['1', '0'] };
    case 'user':
      return { type: 'sel_user', customReturnField: 'username' };
    case 'depart':
      return { type: 'sel_depart', customReturnField: 'id' };
    case 'area':
    case 'areas':
      return { type: 'pca' };
    case 'category':
    case 'categories':
      return { type: 'sel_tree', tree: getTree(field) };
    case 'ref':
    case 'refs': {
      const target = entityOf(field.to ?? '');
      return target?.calls.includes('list') ? { type: 'sel_search', source: rowOptions(target) } : { type: 'string' };
    }
    default:
      return { type: 'string' };
  }
}

/** Encrypted values can only be compared as a whole. */
const whole: readonly QueryRule[] = ['eq', 'in', 'empty', 'filled'];

/**
 * The fields of a list's advanced query. Only fields of the registered definition are offered, because a screen may
 * show columns that the server does not know.
 */
export function queryFields(shown: AnyEntity, entities: readonly AnyEntity[], reader: Reader): ListField[] {
  const findEntity = (name: string) => entities.find((entity) => entity.name === name);
  const known = findEntity(shown.name) ?? shown;
  const names = new Set([...queryNames(shown, reader), ...queryNames(known, reader)]);
  return [...names].flatMap((name) => {
    const field = queryField(known, name, reader);
    const label = (findField(shown, name) ?? field)?.label;
    if (!field || !label) return [];
    return [
      { ...queryFieldOptions(field, findEntity), value: name, text: label, ...(field.encrypted && { rules: whole }) },
    ];
  });
}
