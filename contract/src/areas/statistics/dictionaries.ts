import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };
/** Dictionaries of destinations; categories and sub-codes are those of the national code tables. */
export const employmentDictionaries: readonly Dictionary[] = [
  dictionary(
    'rc_dest_category',
    '毕业去向',
    '10 签就业协议形式就业 · 11 签劳动合同形式就业 · 12 其他录用形式就业 · 27 科研助理、管理助理 · 46 应征义务兵 · 50 国家基层项目 · 51 地方基层项目 · 75 自主创业 · 76 自由职业 · 80 境内升学 · 85 境外留学 · 70 待就业 · 71 不就业拟升学 · 72 其他暂不就业',
    fixed,
  ),
  // Check against the present table of the ministry before an installation reports with it.
  dictionary(
    'rc_dest_sub',
    '去向细类',
    '271 科研助理 · 272 管理助理 · 501 国家特岗教师 · 502 三支一扶 · 503 西部计划 · 511 地方特岗教师 · 512 地方选调生 · 519 其他地方基层项目 · 801 研究生 · 802 第二学士学位 · 803 专升本',
  ),
  dictionary(
    'rc_dest_group',
    '去向大类',
    '1 协议和合同就业 · 2 创业 · 3 灵活就业 · 4 升学 · 5 待就业 · 6 暂不就业',
    fixed,
  ),
  dictionary('rc_dest_audit', '去向审核状态', '0 未填报 · 1 待院系审核 · 2 待学校审核 · 3 已通过 · 4 已退回', fixed),
  dictionary(
    'rc_dest_place',
    '毕业生所处环节',
    '1 没有简历 · 2 简历完整度不足 · 3 没有进行中的投递 · 10 简历筛选 · 20 面试环节 · 30 录用环节 · 40 推送派遣 · 50 签约环节 · 60 评价环节 · 61 去向待院系审核 · 62 去向待学校审核 · 63 去向已退回 · 70 暂不就业 · 90 已落实',
    fixed,
  ),
  dictionary('rc_dest_focus', '重点帮扶对象', '1 是 · 0 否', fixed),
  dictionary(
    'rc_none_reason',
    '未就业原因',
    '1 求职中 · 2 等待考试结果 · 3 拟升学 · 4 拟出国 · 5 身体原因 · 6 暂无意愿 · 7 无法联系 · 9 其他',
  ),
  dictionary('rc_archive_way', '档案转递方式', '1 机要通信 · 2 EMS标准快递 · 3 单位派人提取'),
  dictionary('rc_sign_way', '签约方式', '1 本平台签约 · 2 全国或省网签 · 3 纸质协议', fixed),
];
