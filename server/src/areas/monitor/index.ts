import { chinaTime, refusal } from '@campus/contract/kit';
import {
  clearCache,
  type MonitorGroup,
  type MonitorGroupKey,
  monitorGroups,
  monitorOverview,
} from '@campus/contract/monitor';
import { answer } from '../../kit/answer.ts';
import type { AreaServer } from '../../kit/area-server.ts';
import { servicesOf } from '../../platform/services.ts';
import { actuatorRoutes } from './actuator.ts';
import { groupOf } from './groups.ts';

const overview = answer(monitorOverview, async ({ groups: wanted }, context) => {
  const keys = (Object.keys(monitorGroups) as MonitorGroupKey[]).filter(
    (key) => !wanted || wanted.split(',').includes(key),
  );
  const groups: MonitorGroup[] = [];
  for (const key of keys) groups.push(await groupOf(key, context));
  return { time: chinaTime(context.engine.parts.now()), groups };
});

const clear = answer(clearCache, async ({ namespace }, context) => {
  const { caches } = servicesOf(context.engine);
  if (!caches.has(namespace)) throw refusal('没有该缓存');
  context.later(() => caches.changed(namespace));
  return null;
});

/** 系统监控. */
export const monitorServer = {
  answers: [overview, clear],
  routes: actuatorRoutes,
} satisfies AreaServer;
