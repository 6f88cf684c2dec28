import { enterpriseArea } from '@campus/contract/enterprise';
import type { Option } from '../../../widgets/selects/option.ts';

/** What can be altered (`rc_alteration_type`). */
export const alterationTypes = { password: '1', mobile: '2', administrator: '3' } as const;

/** The same for choosing. Visitors may not read dictionaries, so the items come from their definition. */
export const alterationTypeOptions: readonly Option[] =
  enterpriseArea.dictionaries
    ?.find(({ code }) => code === 'rc_alteration_type')
    ?.items.map(({ value, text: label }) => ({ value, label })) ?? [];
