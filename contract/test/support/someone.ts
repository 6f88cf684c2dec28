import type { Session } from '../../src/kit/index.ts';

/** A session of the school without codes; `more` makes another one of it. */
export const someone = (more: Partial<Session> = {}): Session => ({
  userId: 'u',
  username: 'u',
  realname: '甲',
  audience: 'staff',
  tenantId: 1,
  roles: [],
  codes: new Set(),
  ...more,
});
