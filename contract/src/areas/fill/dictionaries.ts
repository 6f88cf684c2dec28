import { type Dictionary, dictionary } from '../../kit/index.ts';

export const fillDictionaries: readonly Dictionary[] = [
  dictionary(
    'fill_field_type',
    '填写字段类型',
    '1 单行文本 · 2 多行文本 · 3 数字 · 4 单选 · 5 多选 · 6 下拉选择 · 7 日期 · 8 日期时间 · 9 手机号 · 10 邮箱 · 11 身份证号 · 12 图片 · 13 附件 · 14 地区 · 15 是否 · 16 说明文字',
    { fixed: true },
  ),
];
