import { chinaTime, refusal } from '@campus/contract/kit';
import {
  clearCache,
  type MonitorGroup,
  type MonitorGroupKey,
  monitorGroups,
  monitorOverview,
  monitorTexts,
} from '@campus/contract/monitor';
import { answer } from '../../kit/http/answer.ts';
import { loadGroup } from './groups.ts';

export const overviewAnswer = answer(monitorOverview, async ({ groups: wanted, process }, context) => {
  const keys = (Object.keys(monitorGroups) as MonitorGroupKey[]).filter(
    (key) => !wanted || wanted.split(',').includes(key),
  );
  const others = await context.services.samples.others(context.engine.db);
  const groups: MonitorGroup[] = [];
  for (const key of keys) groups.push(await loadGroup(key, context, process === 'all' ? others : undefined));
  return { time: chinaTime(context.engine.now()), processes: others.length + 1, groups };
});

export const clearCacheAnswer = answer(clearCache, async ({ namespace }, context) => {
  const { caches } = context.services;
  if (!caches.has(namespace)) throw refusal(monitorTexts.noCache);
  context.later(() => caches.invalidate(namespace));
  return null;
});
