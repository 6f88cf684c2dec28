import { type Dictionary, dictionary } from '../../kit/index.ts';

export const homepageDictionaries: readonly Dictionary[] = [
  dictionary(
    'publicity_link_type',
    '轮播跳转类型',
    '1 不跳转 · 2 招聘会 · 3 宣传视频 · 4 企业视频 · 5 外部链接 · 6 二维码 · 7 图片',
    { fixed: true, open: true },
  ),
  dictionary('banner_status', '轮播展示状态', '0 下架 · 1 上架 · 2 待生效 · 3 已过期', { fixed: true }),
];
