/** Errors about the carousel of the sign-in page. */
export const publicityRefusals = {
  full: (most: number) => `该位置最多展示${most}张轮播图!`,
  offlineFirst: '请先下架再删除!',
  ended: '展示时间已结束!',
  gone: '跳转对象不存在或已下架!',
  noVideo: '该企业没有已发布的视频!',
} as const;
