// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { checkPromoterExist } from './promoter-calls.ts';

export const inviteArea = defineArea({
  name: 'invite',
  entities: [],
  endpoints: [checkPromoterExist],
});
