import { enterpriseDictionaries } from '@campus/contract/enterprise';
import type { Option } from '../../../widgets/selects/option.ts';

/** Kinds of alterations (`rc_alteration_type`). */
export const alterationTypes = { password: '1', mobile: '2', administrator: '3' } as const;

/** Options of the kinds. Visitors may not read dictionaries, so they come from the definition. */
export const alterationTypeOptions: readonly Option[] =
  enterpriseDictionaries
    .find(({ code }) => code === 'rc_alteration_type')
    ?.items.map(({ value, text: label }) => ({ value, label })) ?? [];
