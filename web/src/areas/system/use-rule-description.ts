import { type AnyEntity, findField } from '@campus/contract/kit';
import { type DataRuleFields, dataRuleFilter, describeFilter } from '@campus/contract/rules';
import { useSession } from '../../request/session-store.ts';

/** Describes a rule in words: fields by label, coded values by text. */
export function useRuleDescription(entity: AnyEntity): (rule: DataRuleFields) => string {
  const dictionaries = useSession((state) => state.dictionaries);
  return (rule) =>
    describeFilter(dataRuleFilter(entity, rule), {
      field: (name) => findField(entity, name),
      text: (name, value) => {
        const field = findField(entity, name);
        if (field?.options) return field.options[value];
        return field?.dict ? dictionaries[field.dict]?.find((item) => item.value === value)?.text : undefined;
      },
    });
}
