import { menuEntry, page } from '../../kit/index.ts';

export const monitorMenu = [
  menuEntry(
    'school',
    '/monitor',
    10,
    page(
      '/monitor/SystemInfo',
      '服务器信息',
      'CloudServerOutlined',
      'modules/monitor/SystemInfo',
      'system:monitor:view',
    ),
  ),
  menuEntry(
    'school',
    '/monitor',
    20,
    page('/monitor/JvmInfo', '运行时信息', 'CodeOutlined', 'modules/monitor/JvmInfo', 'system:monitor:view'),
  ),
  menuEntry(
    'school',
    '/monitor',
    30,
    page('/monitor/TomcatInfo', 'HTTP服务信息', 'ApiOutlined', 'modules/monitor/TomcatInfo', 'system:monitor:view'),
  ),
  menuEntry(
    'school',
    '/monitor',
    40,
    page('/monitor/HttpTrace', '请求追踪', 'AimOutlined', 'modules/monitor/HttpTrace', 'system:monitor:view'),
  ),
  menuEntry(
    'school',
    '/monitor',
    50,
    page('/monitor/redis/info', '缓存监控', 'ThunderboltOutlined', 'modules/monitor/RedisInfo', 'system:monitor:view'),
  ),
  menuEntry(
    'school',
    '/monitor',
    60,
    page('/monitor/Disk', '磁盘监控', 'HddOutlined', 'modules/monitor/DiskMonitoring', 'system:monitor:view'),
  ),
  menuEntry(
    'school',
    '/monitor',
    70,
    page('/monitor/database', '数据库监控', 'DatabaseOutlined', 'modules/monitor/DatabaseInfo', 'system:monitor:view'),
  ),
];
