// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { demoButtons } from './buttons.ts';
import { demoOrder } from './demo-order.ts';
import { demoOrderGrid, demoOrderLevel, saveDemoOrders } from './demo-order-calls.ts';
import { demoOrderLine } from './demo-order-line.ts';
import { demoDictionaries } from './dictionaries.ts';
import { demoMenu } from './menu.ts';
import { mockPermissionList, mockPermissions, mockRoles, mockServices, mockUsers } from './mock-calls.ts';

export const demoArea = defineArea({
  name: 'demo',
  entities: [demoOrderLine, demoOrder],
  endpoints: [demoOrderLevel, saveDemoOrders, mockPermissionList, mockPermissions, mockRoles, mockServices, mockUsers],
  dictionaries: [...demoDictionaries],
  buttons: [...demoButtons],
  grids: [demoOrderGrid],
  menu: [...demoMenu],
});
