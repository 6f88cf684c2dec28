import { type Filter, me } from '../kit/index.ts';

/** Rows of the students of the caller's college. */
export const ownCollege: Filter = ['sysOrgCode', 'right_like', me('orgCode')];
/** Rows of the calling student. */
export const ownStudent: Filter = ['employId', 'eq', me('employId')];
