import type { AreaScreens } from '../screens.ts';

/** Monitoring screens. */
export const screens: AreaScreens = {
  'modules/monitor/SystemInfo': () => import('./figures.tsx').then((m) => m.SystemInfoPage),
  'modules/monitor/JvmInfo': () => import('./figures.tsx').then((m) => m.RuntimeInfoPage),
  'modules/monitor/TomcatInfo': () => import('./http-info.tsx').then((m) => m.HttpInfoPage),
  'modules/monitor/HttpTrace': () => import('./http-trace.tsx').then((m) => m.HttpTracePage),
  'modules/monitor/RedisInfo': () => import('./cache-info.tsx').then((m) => m.CacheInfoPage),
  'modules/monitor/DiskMonitoring': () => import('./disk.tsx').then((m) => m.DiskPage),
  'modules/monitor/DatabaseInfo': () => import('./database-info.tsx').then((m) => m.DatabaseInfoPage),
};
