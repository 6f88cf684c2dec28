import { expect, it } from 'vitest';
import { loadDriver } from '../../src/platform/sources/source.ts';

it('says that a driver is not installed', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  await expect(loadDriver(() => Promise.reject(missing))).rejects.toThrow('数据库连接失败：服务器未安装该数据库的驱动');
  await expect(loadDriver(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
