import { defineArea } from '../../kit/index.ts';
import { clearCache, monitorButtons, monitorOverview } from './overview.ts';
import { monitorSample } from './sample.ts';

export * from './overview.ts';
export type { ProcessSample } from './sample.ts';

/** 系统监控: metrics and health of the running system. */
export const monitorArea = defineArea({
  name: 'monitor',
  entities: [monitorSample],
  endpoints: [monitorOverview, clearCache],
  buttons: [...monitorButtons],
});
