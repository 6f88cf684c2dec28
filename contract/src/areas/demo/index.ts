// Written by `npm run areas` from the exports of this folder.
import { defineArea } from '../../kit/index.ts';
import { demoButtons } from './buttons.ts';
import { demoOrder } from './demo-order.ts';
import { demoOrderGrid, demoOrderLevel, saveDemoOrders } from './demo-order-calls.ts';
import { demoOrderLine } from './demo-order-line.ts';
import { demoDictionaries } from './dictionaries.ts';
import { mockPermissionList, mockPermissions, mockRoles, mockServices, mockUsers } from './mock-calls.ts';

export * from './buttons.ts';
export * from './component-texts.ts';
export * from './demo-order.ts';
export * from './demo-order-calls.ts';
export * from './demo-order-flow.ts';
export * from './demo-order-line.ts';
export * from './dictionaries.ts';
export * from './file-examples.ts';
export * from './mock-calls.ts';
export * from './page-texts.ts';
export * from './screen-texts.ts';

export const demoArea = defineArea({
  name: 'demo',
  entities: [demoOrderLine, demoOrder],
  endpoints: [demoOrderLevel, saveDemoOrders, mockPermissionList, mockPermissions, mockRoles, mockServices, mockUsers],
  dictionaries: [...demoDictionaries],
  buttons: [...demoButtons],
  grids: [demoOrderGrid],
});
