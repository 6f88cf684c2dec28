import { dateTime, entity, type Filter, flag, number, ref, some, text, through } from '../../kit/index.ts';
import { ownPreaches, publicPreaches } from './preach-flow.ts';

/** Rows of sessions that everybody may see. */
export const ofPublicPreach: Filter = some('preach', 'id', publicPreaches, 'preachId');
/** Rows of the company's own sessions and of those that everybody may see. */
export const ofReadablePreach: Filter = some('preach', 'id', { any: [ownPreaches, publicPreaches] }, 'preachId');

/** A company that takes part in a session (宣讲企业); one of them is the host. */
export const preachCompany = entity({
  area: 'preach',
  name: 'preachCompany',
  table: 'rc_preach_company',
  code: 'preach:preachCompany',
  path: '/preach/preachCompany',
  title: '宣讲企业',
  fields: {
    preachId: ref({ label: '宣讲会', to: 'preach', required: true }),
    companyId: ref({ label: '企业', to: 'company', required: true }),
    companyName: through('companyId', 'companyName', { label: '企业', width: 204, priority: 'high' }),
    industry: through('companyId', 'industry', { label: '所属行业' }),
    main: flag({ label: '主讲', width: 72 }),
    postCount: number({ label: '岗位数', derived: true, default: 0, width: 80 }),
    checkinTime: dateTime({ label: '签到时间', derived: true, width: 142 }),
    seatNo: text({ label: '座位', max: 20, width: 96 }),
    sort: number({ label: '排序', min: 0, max: 9999 }),
  },
  display: 'companyName',
  list: ['companyName', 'main', 'industry', 'postCount', 'seatNo', 'checkinTime'],
  hidden: ['preachId', 'companyId', 'sort'],
  search: ['companyName', { field: 'preachId', as: 'eq' }, 'checkinTime'],
  form: ['seatNo'],
  excel: ['companyName', 'main', 'industry', 'postCount', 'seatNo', 'checkinTime'],
  sort: { column: 'sort', order: 'asc' },
  ordered: { within: ['preachId'] },
  parent: 'preachId',
  visible: { staff: 'all', college: ofPublicPreach, enterprise: ofReadablePreach, student: ofPublicPreach },
  calls: ['list', 'queryById', 'edit', 'delete', 'exportXls'],
  uniques: [
    { fields: ['preachId', 'companyId'], message: '企业已在本场宣讲会中' },
    { name: 'main', fields: ['preachId'], when: ['main', 'eq', 1], message: '请指定一家主讲企业!' },
  ],
  indexes: [['companyId', 'preachId']],
});
