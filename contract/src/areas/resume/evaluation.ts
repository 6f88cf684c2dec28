import {
  by,
  dateTime,
  dict,
  entity,
  type Filter,
  flag,
  json,
  longText,
  now,
  number,
  onAdd,
  ref,
  text,
} from '../../kit/index.ts';
import type { Scores } from '../../rules/index.ts';
import { ownCollege, ownStudent } from '../audiences.ts';
import { parties } from './delivery-parties.ts';
import { companyCriteria, studentCriteria, evaluationSentences as words } from './evaluation-texts.ts';
import { ownPosts } from './own-posts.ts';
import { partiesShown } from './resume-access.ts';

/** Who evaluates whom (rc_evaluation_type). */
export const evaluationTypes = { ofStudent: 1, ofCompany: 2 } as const;
/** Criteria by type. */
export const getCriteria = (type: unknown): Readonly<Record<string, string>> =>
  Number(type) === evaluationTypes.ofCompany ? studentCriteria : companyCriteria;
/** A score from which on no comment is asked for. */
const [good, leastWords] = [3, 10];
/** Whether these scores need a comment that explains them. */
export const needsComment = (scores: Scores, comment: unknown): boolean =>
  Object.values(scores).some((score) => score < good) && String(comment ?? '').trim().length < leastWords;
/** Lowest means of the levels (rc_evaluation_level). */
const levels = [
  [4.5, 1],
  [3.5, 2],
  [2.5, 3],
] as const;
export const getLevel = (total: number): number => levels.find(([least]) => total >= least)?.[1] ?? 4;
/** A company reads what students think of it as a mean, from this number of evaluations on. */
export const leastRatings = 5;

const ofStudent: Filter = ['type', 'eq', evaluationTypes.ofStudent];
const ofCompany: Filter = ['type', 'eq', evaluationTypes.ofCompany];

/** What a company thinks of a student it has hired, or the student of the company (评价). Never deleted. */
export const evaluation = entity({
  area: 'resume',
  name: 'evaluation',
  table: 'rc_evaluation',
  many: true,
  code: 'resume:evaluation',
  path: '/resume/evaluation',
  title: '评价',
  adding: words.evaluate,
  page: 'resume/EvaluationList',
  fields: {
    deliveryId: ref({ label: '投递', to: 'delivery', required: true }),
    ...parties,
    type: dict({ label: '评价类型', dict: 'rc_evaluation_type', numeric: true, derived: true, width: 128 }),
    scores: json<Scores>()({ label: '评分', required: true, requiredMessage: words.scores }),
    total: number({ label: '总评', digits: 1, derived: true, width: 80 }),
    level: dict({ label: '等级', dict: 'rc_evaluation_level', numeric: true, derived: true, width: 88 }),
    comment: longText({ label: '评语', max: 500, help: '有评分低于3星时，请填写不少于10个字的原因' }),
    /** Of students: the school does not read who wrote it. */
    anonymous: flag({ label: '匿名' }),
    evaluateBy: text({ label: '评价人', max: 50, derived: true, width: 96 }),
    evaluateTime: dateTime({ label: '评价时间', derived: true, width: 142 }),
    /** Until when its author can change it; then the other side reads it. */
    editUntil: dateTime({ label: '可修改至', derived: true, width: 142 }),
  },
  display: 'realname',
  called: ['realname', 'postName'],
  list: ['realname', 'type', 'postName', 'companyName', 'total', 'level', 'evaluateBy', 'evaluateTime'],
  hidden: [
    'schoolName',
    'departId',
    'majorCode',
    'comment',
    'anonymous',
    'editUntil',
    'deliveryId',
    'employId',
    'postId',
    'companyId',
  ],
  search: [
    'realname',
    by('type', 'in'),
    'evaluateTime',
    'postName',
    'companyName',
    by('level', 'in'),
    'total',
    by('deliveryId', 'eq'),
    by('companyId', 'eq'),
    by('postId', 'eq'),
  ],
  form: [onAdd('deliveryId'), 'scores', 'comment', 'anonymous'],
  detail: [
    'deliveryId',
    'employId',
    'realname',
    'schoolName',
    'departId',
    'majorCode',
    'postId',
    'postName',
    'companyId',
    'companyName',
    'type',
    'scores',
    'total',
    'level',
    'comment',
    'anonymous',
    'evaluateBy',
    'evaluateTime',
    'editUntil',
  ],
  excel: [
    'realname',
    'schoolName',
    'departId',
    'majorCode',
    'postName',
    'companyName',
    'type',
    'total',
    'level',
    'comment',
    'evaluateBy',
    'evaluateTime',
  ],
  sort: { column: 'evaluateTime', order: 'desc' },
  visible: {
    staff: 'all',
    college: ownCollege,
    // What students think of it, a company reads as a mean alone.
    enterprise: { all: [ownPosts, ofStudent] },
    student: { all: [ownStudent, { any: [ofCompany, ['editUntil', 'lt', now]] }] },
  },
  shown: [
    partiesShown,
    // The school reads an anonymous evaluation, not who wrote it.
    {
      audiences: ['staff', 'college'],
      fields: [
        'deliveryId',
        'employId',
        'realname',
        'departId',
        'majorCode',
        'sysOrgCode',
        'evaluateBy',
        'createBy',
        'updateBy',
      ],
      when: ['anonymous', 'eq', 0],
    },
  ],
  calls: ['list', 'queryById', 'add', 'edit', 'exportXls'],
  done: { add: '评价已提交', edit: '评价已修改' },
  uniques: [{ fields: ['deliveryId', 'type'], message: words.once }],
  indexes: [
    ['companyId', 'evaluateTime'],
    ['employId', 'evaluateTime'],
    ['tenantId', 'evaluateTime'],
  ],
});
