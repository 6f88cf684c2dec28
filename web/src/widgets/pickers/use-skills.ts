import { type SkillOption, skillOptions } from '@campus/contract/resume';
import { useEndpoint } from '../../request/use-endpoint.ts';

/** The skill library, cached for the session. */
export const useSkillLibrary = () => useEndpoint(skillOptions, {}, { silent: true });
export const useSkills = (): readonly SkillOption[] => useSkillLibrary().data ?? [];
