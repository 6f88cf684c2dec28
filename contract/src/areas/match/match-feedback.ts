import { by, dict, entity, longText, number, ref } from '../../kit/index.ts';
import { ownCollege } from '../audiences.ts';
import { deliveryParties } from '../resume/delivery-parties.ts';
import { matchTexts } from './match-texts.ts';

/** A remark that a match is wrong (匹配反馈), with the score it is about. */
export const matchFeedback = entity({
  area: 'match',
  name: 'matchFeedback',
  table: 'rc_match_feedback',
  code: 'match:matchFeedback',
  path: '/match/matchFeedback',
  title: '匹配反馈',
  fields: {
    matchId: ref({ label: '匹配', to: 'matchResult', required: true, derived: true }),
    ...deliveryParties,
    score: number({ label: '匹配度', derived: true, unit: '%', width: 88 }),
    ruleVersion: number({ label: '规则版本', derived: true, width: 96 }),
    kind: dict({ label: '反馈类型', dict: 'rc_match_feedback_kind', numeric: true, required: true, width: 140 }),
    remark: longText({ label: '说明', max: 200, requiredWhen: { field: 'kind', holds: ['9'] } }),
  },
  display: 'realname',
  list: ['realname', 'kind', 'remark', 'postName', 'companyName', 'score', 'ruleVersion', 'createBy', 'createTime'],
  hidden: ['schoolName', 'majorCode', 'eduLevel'],
  search: ['realname', by('kind', 'in'), 'postName', 'companyName', 'createTime'],
  form: [],
  excel: ['realname', 'kind', 'remark', 'postName', 'companyName', 'score', 'ruleVersion', 'createBy', 'createTime'],
  sort: { column: 'createTime', order: 'desc' },
  calls: ['list', 'exportXls'],
  visible: { staff: 'all', college: ownCollege },
  uniques: [{ fields: ['matchId', 'createBy'], message: matchTexts.saidBefore }],
});
