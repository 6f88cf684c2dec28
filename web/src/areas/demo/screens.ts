import type { AreaScreens } from '../screens.ts';

/** Screens of 常见案例. */
export const screens: AreaScreens = {
  'demo/ComponentsDemo': () => import('./components/components-demo.tsx').then((m) => m.ComponentsDemoPage),
  'demo/EditTableDemo': () => import('./edit-table/edit-table.tsx').then((m) => m.EditTableDemoPage),
  'demo/FormDemo': () => import('./form/form-demo.tsx').then((m) => m.FormDemoPage),
  'demo/ListDemo': () => import('./list/list-demo.tsx').then((m) => m.ListDemoPage),
  'demo/ProfileDemo': () => import('./profile/profile-demo.tsx').then((m) => m.ProfileDemoPage),
  'demo/MasterDetailDemo': () => import('./master-detail/master-detail.tsx').then((m) => m.MasterDetailDemoPage),
};
