export * from './failures.ts';
export { weekHourText } from './filter-texts.ts';
export { getQueueTexts, type QueueTexts, queueTexts } from './queue-texts.ts';
export { storageTexts } from './storage-texts.ts';
export { areaTitles } from './zh-CN/area-titles.ts';
export { text } from './zh-CN.ts';
