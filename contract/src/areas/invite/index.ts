// Written by `npm run areas` from the exports of this folder.
export * from './promoter-calls.ts';
