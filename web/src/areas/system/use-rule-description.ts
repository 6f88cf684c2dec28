import { type AnyEntity, fieldOf } from '@campus/contract/kit';
import { type DataRuleFields, dataRuleFilter, describeFilter } from '@campus/contract/rules';
import { useSession } from '../../request/session-store.ts';

/** Reads a rule out: its fields by their labels, coded values by their texts. */
export function useRuleDescription(entity: AnyEntity): (rule: DataRuleFields) => string {
  const dictionaries = useSession((state) => state.dictionaries);
  return (rule) =>
    describeFilter(dataRuleFilter(entity, rule), {
      field: (name) => fieldOf(entity, name),
      text: (name, value) => {
        const field = fieldOf(entity, name);
        if (field?.options) return field.options[value];
        return field?.dict ? dictionaries[field.dict]?.find((item) => item.value === value)?.text : undefined;
      },
    });
}
