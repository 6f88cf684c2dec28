import { by, dateTime, dict, entity, me, ref, some, text, through } from '../../kit/index.ts';
import { ownCollege } from '../audiences.ts';
import { ownPosts } from './own-posts.ts';

/** A download of a résumé (下载记录), stored permanently. */
export const resumeDownload = entity({
  area: 'resume',
  name: 'resumeDownload',
  table: 'rc_resume_download',
  code: 'resume:resumeDownload',
  path: '/resume/resumeDownload',
  title: '简历下载记录',
  page: 'resume/DownloadList',
  fields: {
    downloadTime: dateTime({ label: '下载时间', required: true, width: 142, priority: 'high' }),
    employId: ref({ label: '学生', to: 'employUser', required: true }),
    realname: through('employId', 'realname', { label: '学生', width: 96, priority: 'high' }),
    companyId: ref({ label: '企业', to: 'company' }),
    companyName: through('companyId', 'companyName', { label: '企业', width: 200 }),
    postName: text({ label: '岗位', max: 50, width: 180 }),
    operatorName: text({ label: '下载人', required: true, max: 50, width: 96 }),
    side: dict({ label: '来源', dict: 'rc_download_side', numeric: true, required: true, width: 80 }),
    ip: text({ label: 'IP', max: 64 }),
    deliveryId: text({ label: '投递', max: 32 }),
    resumeId: ref({ label: '简历', to: 'resume', required: true }),
  },
  display: 'realname',
  list: ['downloadTime', 'realname', 'companyName', 'postName', 'operatorName', 'side'],
  hidden: ['ip'],
  search: ['downloadTime', 'realname', 'companyName', 'operatorName', by('side', 'eq')],
  form: [],
  sort: { column: 'downloadTime', order: 'desc' },
  visible: {
    staff: 'all',
    college: some('employUser', 'id', ownCollege, 'employId'),
    enterprise: { all: [['companyId', 'eq', me('companyId')], some('delivery', 'id', ownPosts, 'deliveryId')] },
  },
  calls: ['list', 'exportXls'],
  appendOnly: true,
  indexes: [['companyId', 'downloadTime']],
});
