import { useCaller } from '../call/caller.ts';

const collegeKeys = { approve: 'collegePass', reject: 'collegeReturn' };
const schoolKeys = { approve: 'schoolPass', reject: 'schoolReturn' };
/** The steps of the audit keys where college and school decide one after the other: those of the caller's level. */
export const useLevelKeys = (): { readonly approve: string; readonly reject: string } =>
  useCaller().audience === 'college' ? collegeKeys : schoolKeys;
