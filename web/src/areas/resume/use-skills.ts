import { type SkillOption, skillOptions } from '@campus/contract/resume';
import { useEndpoint } from '../../request/use-endpoint.ts';

/** Skills of the library, cached for the session. */
export const useSkills = (): readonly SkillOption[] => useEndpoint(skillOptions, {}, { silent: true }).data ?? [];
