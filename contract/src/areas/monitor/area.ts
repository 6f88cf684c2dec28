// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { monitorMenu } from './menu.ts';
import { clearCache, monitorButtons, monitorOverview } from './overview.ts';
import { monitorSample } from './sample.ts';

export const monitorArea = defineArea({
  name: 'monitor',
  entities: [monitorSample],
  endpoints: [clearCache, monitorOverview],
  buttons: [...monitorButtons],
  menu: [...monitorMenu],
});
