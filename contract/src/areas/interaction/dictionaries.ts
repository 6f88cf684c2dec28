import { type Dictionary, dictionary } from '../../kit/index.ts';
import { shippedSynonyms } from './match.ts';

const fixed = { fixed: true };

/** Dictionaries of questions and answers; the states come from the workflows. */
export const interactionDictionaries: readonly Dictionary[] = [
  dictionary('qa_audience', '问答适用对象', '0 全部 · 1 学校 · 2 企业 · 3 学生', fixed),
  dictionary('qa_source', '问答来源', '1 手工录入 · 2 批量导入 · 3 咨询转入 · 4 未命中转入 · 5 常见问题同步', fixed),
  dictionary('feedback_type', '反馈类型', '1 功能异常 · 2 体验建议 · 3 内容错误 · 4 账号问题 · 5 新功能需求 · 9 其他'),
  {
    code: 'qa_synonym',
    title: '问答同义词',
    items: shippedSynonyms.map(([value, text]) => ({ value, text })),
  },
];
