import { type Button, defineArea } from '../../kit/index.ts';
import { demoOrder } from './demo-order.ts';
import { demoOrderGrid, demoOrderLevel, saveDemoOrders } from './demo-order-calls.ts';
import { demoOrderLine } from './demo-order-line.ts';
import { demoDictionaries } from './dictionaries.ts';
import { mockEndpoints } from './mock-calls.ts';

export { componentTexts } from './component-texts.ts';
export * from './demo-order.ts';
export * from './demo-order-calls.ts';
export * from './demo-order-flow.ts';
export * from './demo-order-line.ts';
export { fileExamples } from './file-examples.ts';
export * from './mock-calls.ts';
export { demoOrderRefusals, demoPageTexts } from './page-texts.ts';
export { demoGridTexts } from './screen-texts.ts';

const viewButton = (code: string, page: string): Button => ({ code, label: '查看', page });

/** 常见案例: example pages of all console components with live data. */
export const demoArea = defineArea({
  name: 'demo',
  entities: [demoOrder, demoOrderLine],
  endpoints: [saveDemoOrders, demoOrderLevel, ...mockEndpoints],
  dictionaries: demoDictionaries,
  grids: [demoOrderGrid],
  buttons: [
    viewButton('demo:form', '/demo/form'),
    viewButton('demo:list', '/demo/list'),
    viewButton('demo:editTable', '/demo/editTable'),
    viewButton('demo:masterDetail', '/demo/masterDetail'),
    viewButton('demo:profile', '/demo/profile'),
    viewButton('demo:components', '/demo/components'),
    viewButton('demo:resultSuccess', '/result/success'),
    viewButton('demo:resultFail', '/result/fail'),
    viewButton('demo:exception403', '/exception/403'),
    viewButton('demo:exception404', '/exception/404'),
    viewButton('demo:exception500', '/exception/500'),
  ],
});
