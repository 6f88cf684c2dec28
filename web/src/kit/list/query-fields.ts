import { type AnyEntity, type Field, fieldOf, queryField, queryNames, type Reader } from '@campus/contract/kit';
import type { QueryRule } from '@campus/contract/rules';
import type { ListField } from '../../widgets/query/query-field.ts';
import { rowOptions, treeOf } from '../field/field-sources.ts';

type Facts = Omit<ListField, 'value' | 'text' | 'rules'>;

/** What an advanced query knows of a field of each kind (widgets 1.3); a text where nothing is said. */
function factsOf(field: Field, entityOf: (name: string) => AnyEntity | undefined): Facts {
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
      return { type: 'sel_tree', tree: treeOf(field) };
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
 * The fields of a list's advanced query. A screen may show more columns than the entity has: only those that the
 * registered definition knows are offered, for the server knows no others.
 */
export function queryFields(shown: AnyEntity, entities: readonly AnyEntity[], reader: Reader): ListField[] {
  const entityOf = (name: string) => entities.find((entity) => entity.name === name);
  const known = entityOf(shown.name) ?? shown;
  const names = new Set([...queryNames(shown, reader), ...queryNames(known, reader)]);
  return [...names].flatMap((name) => {
    const field = queryField(known, name, reader);
    const label = (fieldOf(shown, name) ?? field)?.label;
    if (!field || !label) return [];
    return [{ ...factsOf(field, entityOf), value: name, text: label, ...(field.encrypted && { rules: whole }) }];
  });
}
