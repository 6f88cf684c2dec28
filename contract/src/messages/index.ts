export * from './failures.ts';
export { areaTitles } from './zh-CN/area-titles.ts';
export { text } from './zh-CN.ts';
