import { type SkillOption, skillOptions } from '@campus/contract/resume';
import { useEndpoint } from '../../request/use-endpoint.ts';

/** The skills of the library; kept while the console is open. */
export const useSkills = (): readonly SkillOption[] => useEndpoint(skillOptions, {}, { silent: true }).data ?? [];
