import { dict, entity, me, number, ref, through } from '../../kit/index.ts';

/** A post that a company brings to a fair (参会岗位). */
export const fairApplyPost = entity({
  area: 'jobfair',
  name: 'fairApplyPost',
  table: 'rc_fair_apply_post',
  code: 'jobFair:fairApply',
  path: '/jobFair/fairApplyPost',
  title: '参会岗位',
  fields: {
    applyId: ref({ label: '报名', to: 'fairApply', required: true }),
    fairId: ref({ label: '招聘会', to: 'jobFair', derived: true }),
    companyId: ref({ label: '企业', to: 'company', derived: true }),
    companyName: through('companyId', 'companyName', { label: '企业', width: 204 }),
    postId: ref({ label: '岗位', to: 'companyPost', required: true }),
    postName: through('postId', 'name', { label: '岗位', width: 180, priority: 'high' }),
    postStatus: through<number>('postId', 'postStatus', { label: '岗位状态', width: 96 }),
    headcount: number({ label: '招聘人数', min: 1, required: true, width: 88 }),
    nature: dict({ label: '工作性质', dict: 'rc_post_nature', numeric: true, derived: true, width: 96 }),
  },
  display: 'postName',
  list: ['postName', 'companyName', 'nature', 'headcount'],
  hidden: ['postId', 'companyId', 'fairId', 'applyId'],
  search: ['postName', 'companyName', { field: 'fairId', as: 'eq' }, { field: 'applyId', as: 'eq' }],
  form: [],
  calls: ['list'],
  parent: 'applyId',
  uniques: [{ fields: ['applyId', 'postId'], message: '岗位重复' }],
  visible: { staff: 'all', enterprise: ['companyId', 'eq', me('companyId')] },
});
