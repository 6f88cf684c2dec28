import { everybody, grant } from '../roles.ts';

export const accountGrants = [grant('account', 'setting', everybody)];
