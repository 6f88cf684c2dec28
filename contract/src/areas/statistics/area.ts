// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { statisticsButtons } from './buttons.ts';
import { statisticsGrants } from './grants.ts';
import { statisticsMenu } from './menu.ts';
import { statisticsSubjects } from './subjects.ts';

export const statisticsArea = defineArea({
  name: 'statistics',
  entities: [],
  endpoints: [statisticsSubjects],
  buttons: [...statisticsButtons],
  menu: [...statisticsMenu],
  grants: [...statisticsGrants],
});
