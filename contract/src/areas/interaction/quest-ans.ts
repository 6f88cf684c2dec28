import {
  by,
  date,
  dateTime,
  dict,
  entity,
  type Filter,
  longText,
  number,
  ref,
  refs,
  text,
  workflow,
} from '../../kit/index.ts';

/** Life cycle of an entry: draft, active, inactive. The assistant uses active ones only. */
export const questAnsFlow = workflow({
  dict: 'qa_status',
  initial: 'draft',
  states: {
    draft: { code: 0, label: '草稿', tone: 'neutral', editable: true },
    enabled: { code: 1, label: '已启用', tone: 'done', editable: true },
    disabled: { code: 2, label: '已停用', tone: 'bad', editable: true },
  },
  steps: {
    enable: { label: '启用', from: ['draft', 'disabled'], to: 'enabled', by: 'staff', batch: true, done: '启用成功' },
    disable: { label: '停用', from: ['enabled'], to: 'disabled', by: 'staff', batch: true, done: '停用成功' },
  },
});

/** Audience of an entry. */
export const qaAudiences = { all: '0', school: '1', enterprise: '2', student: '3' } as const;
/** Origin of an entry. */
export const qaSources = { typed: '1', imported: '2', consulted: '3', missed: '4', synchronised: '5' } as const;

const inUse = (...audiences: readonly string[]): Filter => ({
  all: [
    ['status', 'eq', questAnsFlow.states.enabled.code],
    ['audience', 'in', audiences],
  ],
});

/** A question and its answer (问答), used by the assistant and the help page. */
export const questAns = entity({
  area: 'interaction',
  name: 'questAns',
  table: 'qa_quest_ans',
  many: false,
  code: 'questAns',
  path: '/questAns',
  title: '问答',
  page: 'interaction/QuestAnsList',
  fields: {
    question: text({ label: '标准问题', required: true, max: 200, width: 280 }),
    similarQuestions: longText({
      label: '相似问法',
      max: 4100,
      help: '每行一个，最多20个，每个2到200个字符',
    }),
    answer: longText({ label: '答案', required: true, max: 5000, help: '支持 Markdown' }),
    category: ref({ label: '分类', to: 'questCategory', required: true, width: 130 }),
    audience: dict({ label: '适用对象', dict: 'qa_audience', required: true, default: '0', width: 96 }),
    keywords: text({ label: '关键词', max: 200, help: '用逗号分隔，最多10个，每个2到20个字符', width: 180 }),
    relatedIds: refs({ label: '相关问题', to: 'questAns', most: 5, max: 500 }),
    source: dict({ label: '来源', dict: 'qa_source', derived: true, default: '1', width: 112 }),
    validFrom: date({ label: '生效日期' }),
    validTo: date({ label: '失效日期' }),
    hitCount: number({ label: '命中', derived: true, default: 0, width: 80 }),
    helpfulCount: number({ label: '有用', derived: true, default: 0, width: 80 }),
    unhelpfulCount: number({ label: '没用', derived: true, default: 0, width: 80 }),
    lastHitTime: dateTime({ label: '最近命中', derived: true, width: 176 }),
    sortOrder: number({ label: '排序', min: 0, max: 9999, default: 0 }),
    /** Normalised wordings, one per line. */
    wordingKeys: longText({ label: '问法', max: 5000, derived: true, secret: true }),
  },
  workflow: questAnsFlow,
  display: 'question',
  list: [
    'question',
    'category',
    'audience',
    'status',
    'keywords',
    'hitCount',
    'helpfulCount',
    'unhelpfulCount',
    'lastHitTime',
    'source',
  ],
  hidden: ['similarQuestions', 'answer', 'relatedIds', 'validFrom', 'validTo', 'sortOrder', 'createTime'],
  search: [
    'question',
    'category',
    by('status', 'eq'),
    'similarQuestions',
    'answer',
    'audience',
    'keywords',
    'source',
    'lastHitTime',
  ],
  sort: { column: 'sortOrder', order: 'asc' },
  form: [
    'question',
    'similarQuestions',
    'answer',
    'category',
    'audience',
    'keywords',
    'relatedIds',
    'validFrom',
    'validTo',
    'sortOrder',
  ],
  detail: [
    'question',
    'similarQuestions',
    'answer',
    'category',
    'audience',
    'status',
    'keywords',
    'relatedIds',
    'source',
    'validFrom',
    'validTo',
    'hitCount',
    'helpfulCount',
    'unhelpfulCount',
    'lastHitTime',
    'sortOrder',
  ],
  excel: ['category', 'question', 'similarQuestions', 'answer', 'keywords', 'audience'],
  visible: {
    staff: 'all',
    college: 'all',
    enterprise: inUse(qaAudiences.all, qaAudiences.enterprise),
    interviewer: inUse(qaAudiences.all, qaAudiences.enterprise),
    organization: inUse(qaAudiences.all),
  },
  // Callers who are not editors read question and answer.
  open: ['question', 'answer', 'category', 'sortOrder', 'status'],
  // `list` is a custom route: every signed-in user may read the entries of their audience.
  calls: ['queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'],
  indexes: [['tenantId', 'status', 'audience']],
});

/** An entry with more negative than positive votes. */
export const needsRework = (row: { readonly helpfulCount?: unknown; readonly unhelpfulCount?: unknown }): boolean =>
  Number(row.unhelpfulCount ?? 0) > 5 && Number(row.unhelpfulCount ?? 0) > Number(row.helpfulCount ?? 0);
