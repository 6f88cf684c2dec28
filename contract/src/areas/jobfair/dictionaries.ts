import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };
export const jobFairDictionaries: readonly Dictionary[] = [
  dictionary('rc_fair_type', '招聘会类型', '1 综合双选会 · 2 专场招聘会 · 3 组团招聘（赴外） · 4 线上招聘会'),
  dictionary('rc_fair_status', '招聘会状态', '0 草稿 · 1 待审核 · 2 已发布 · 3 审核驳回 · 4 已取消 · 5 已归档', fixed),
  dictionary('rc_fair_phase', '招聘会阶段', '1 报名未开始 · 2 报名中 · 3 报名截止 · 4 进行中 · 5 已结束', fixed),
  dictionary('rc_booth_status', '展位状态', '0 空闲 · 1 暂留 · 2 已分配 · 3 停用', fixed),
  dictionary('rc_booth_mode', '展位方式', '1 企业自选 · 2 主办方分配 · 3 无展位', fixed),
  dictionary('rc_booth_type', '展位类型', '1 标准展位 · 2 特装展位 · 3 洽谈桌'),
];
