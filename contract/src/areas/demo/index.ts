// Written by `npm run areas` from the exports of this folder.
export * from './buttons.ts';
export * from './component-texts.ts';
export * from './demo-order.ts';
export * from './demo-order-calls.ts';
export * from './demo-order-flow.ts';
export * from './demo-order-line.ts';
export * from './dictionaries.ts';
export * from './file-examples.ts';
export * from './menu.ts';
export * from './mock-calls.ts';
export * from './page-texts.ts';
export * from './screen-texts.ts';
