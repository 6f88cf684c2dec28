import { dateTime, dict, entity, longText, number, ref, text, workflow } from '../../kit/index.ts';

/** Days in which an ignored question is not counted again. */
export const ignoredDays = 90;

/** Handling of an unanswered question by editors. */
export const questMissFlow = workflow({
  dict: 'miss_status',
  initial: 'waiting',
  states: {
    waiting: { code: 0, label: '待处理', tone: 'waiting' },
    converted: { code: 1, label: '已转知识库', tone: 'done' },
    ignored: { code: 2, label: '已忽略', tone: 'neutral' },
  },
  steps: {
    convert: {
      label: '转知识库',
      from: ['waiting'],
      to: 'converted',
      by: 'staff',
      input: {
        category: ref({ label: '分类', to: 'questCategory', required: true }),
        answer: longText({ label: '答案', max: 5000, help: '可以留空，稍后在问答管理中补充' }),
      },
      done: '已生成问答草稿',
    },
    attach: {
      label: '关联',
      from: ['waiting'],
      to: 'converted',
      by: 'staff',
      input: { questAnsId: ref({ label: '关联到', to: 'questAns', required: true }) },
      done: '已添加为相似问法',
    },
    ignore: {
      label: '忽略',
      from: ['waiting'],
      to: 'ignored',
      by: 'staff',
      batch: true,
      confirm: `忽略后${ignoredDays}天内不再统计{row}，确定忽略？`,
      done: '已忽略',
    },
  },
});
/** A question without an answer (未命中问题), one row per normalised wording. */
export const questMiss = entity({
  area: 'interaction',
  name: 'questMiss',
  table: 'qa_miss',
  many: false,
  code: 'questAns:miss',
  path: '/questAns/miss',
  title: '未命中问题',
  page: 'interaction/QuestMissList',
  fields: {
    question: text({ label: '用户问题', max: 500, width: 300 }),
    /** The normalised question. */
    questionKey: text({ label: '用户问题', max: 500, derived: true, secret: true, unique: true }),
    missCount: number({ label: '次数', derived: true, default: 1, width: 80 }),
    bestMatch: ref({ label: '最接近条目', to: 'questAns', width: 220 }),
    bestScore: number({ label: '相似度', digits: 4, derived: true, width: 96 }),
    userType: dict({ label: '提问方', dict: 'qa_audience', width: 96 }),
    lastTime: dateTime({ label: '最近提问', width: 176 }),
    ignoredUntil: dateTime({ label: '忽略至', derived: true }),
  },
  workflow: questMissFlow,
  display: 'question',
  list: ['question', 'status', 'missCount', 'bestMatch', 'bestScore', 'userType', 'lastTime'],
  search: ['question', 'status', 'userType', 'lastTime'],
  sort: { column: 'missCount', order: 'desc' },
  form: [],
  excel: ['question', 'status', 'missCount', 'bestMatch', 'bestScore', 'userType', 'lastTime'],
  visible: { staff: 'all' },
  calls: ['list', 'queryById', 'delete', 'deleteBatch', 'exportXls'],
});
