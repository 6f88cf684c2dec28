import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };
export const matchDictionaries: readonly Dictionary[] = [
  dictionary('rc_match_screen', '匹配筛选状态', '0 待处理 · 1 已通过 · 2 未通过 · 3 已失效', fixed),
  dictionary(
    'rc_match_feedback_kind',
    '匹配反馈类型',
    '1 技能 · 2 专业 · 3 岗位要求填写有误 · 4 学生信息过时 · 9 其他',
    fixed,
  ),
  dictionary('rc_match_job_kind', '匹配任务类型', 'post 岗位 · student 学生 · all 全部', fixed),
  dictionary('rc_match_job_status', '匹配任务状态', '0 等待 · 1 进行中 · 2 完成 · 3 失败', fixed),
];
