import {
  count,
  dateTime,
  dict,
  entity,
  json,
  longText,
  number,
  onAdd,
  ref,
  richText,
  text,
  user,
  yesNo,
} from '../../kit/index.ts';
import { docTexts } from './screen-texts.ts';

/** The code of 启用 in valid_status. */
const enabled = 1;

/** A template of documents (模板管理): rich text with `{{name}}` variables of its business. */
export const docTemplate = entity({
  area: 'video',
  name: 'docTemplate',
  table: 'med_template',
  code: 'media:docTemplate',
  path: '/media/docTemplate',
  title: '模板',
  page: 'media/DocTemplateList',
  fields: {
    name: text({ label: '模板名称', required: true, max: 60, priority: 'high' }),
    templateType: dict({ label: '模板类型', dict: 'doc_template_type', required: true, width: 110 }),
    bizType: dict({ label: '适用业务', dict: 'doc_template_biz', required: true, width: 160 }),
    formatType: dict({ label: '文件格式', dict: 'doc_format', required: true, default: 'html', width: 96 }),
    content: richText({ label: '模板内容', required: true, isWide: true }),
    /** Names of the variables in the content. */
    variables: json<readonly string[]>()({ label: '变量', derived: true }),
    versionNo: number({ label: '版本号', derived: true, default: 1, width: 88 }),
    defaultFlag: yesNo({ label: '默认', derived: true, width: 80 }),
    status: dict({ label: '状态', dict: 'valid_status', numeric: true, default: 1, width: 92 }),
    useCount: number({ label: '使用次数', derived: true, default: 0, width: 100 }),
    remark: text({ label: '备注', max: 200 }),
  },
  display: 'name',
  list: ['name', 'templateType', 'bizType', 'formatType', 'versionNo', 'defaultFlag', 'status', 'useCount'],
  hidden: ['remark', 'updateTime', 'createTime'],
  search: ['name', 'templateType', 'bizType', 'formatType', 'defaultFlag', 'status'],
  form: ['name', onAdd('templateType'), onAdd('bizType'), onAdd('formatType'), 'content', 'status', 'remark'],
  detail: [
    'name',
    'templateType',
    'bizType',
    'formatType',
    'versionNo',
    'defaultFlag',
    'status',
    'useCount',
    'remark',
    'content',
    'variables',
    'updateTime',
  ],
  switch: { field: 'status' },
  protectedRows: { rows: ['defaultFlag', 'eq', 'Y'], message: docTexts.defaultKept },
  uniques: [
    {
      fields: ['templateType', 'bizType'],
      when: ['defaultFlag', 'eq', 'Y'],
      message: docTexts.defaultTaken,
      errorCode: 'RC_STALE',
    },
  ],
  counters: { useCount: count('bizDocument', 'templateId') },
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  // Companies read the templates in use.
  visible: { staff: 'all', enterprise: ['status', 'eq', enabled] },
  open: ['name', 'templateType', 'bizType', 'formatType', 'content', 'variables', 'versionNo', 'defaultFlag', 'status'],
  versioned: true,
});

/** A saved content of a template, kept for good; the last one is the present content. */
export const docTemplateVersion = entity({
  area: 'video',
  name: 'docTemplateVersion',
  table: 'med_template_version',
  code: 'media:docTemplateVersion',
  path: '',
  title: '模板版本',
  fields: {
    templateId: ref({ label: '模板', to: 'docTemplate', required: true }),
    versionNo: number({ label: '版本号', required: true }),
    content: richText({ label: '模板内容', required: true }),
    savedBy: user({ label: '操作人', required: true }),
  },
  list: ['versionNo', 'savedBy', 'createTime'],
  form: [],
  calls: [],
  visible: { staff: 'all' },
  uniques: [{ fields: ['templateId', 'versionNo'], message: '数据已被他人修改，请刷新后重试', errorCode: 'RC_STALE' }],
  appendOnly: true,
});

/** An issued document (文书): its text as it was rendered, so that every print is the same. */
export const bizDocument = entity({
  area: 'video',
  name: 'bizDocument',
  table: 'biz_document',
  code: 'media:bizDocument',
  path: '',
  title: '文书',
  fields: {
    /** The business and its row. */
    bizType: text({ label: '适用业务', required: true, max: 50 }),
    bizId: text({ label: '业务对象', required: true, max: 32 }),
    templateId: ref({ label: '模板', to: 'docTemplate', required: true }),
    templateVersion: number({ label: '模板版本', required: true }),
    title: text({ label: '标题', required: true, max: 60 }),
    issueTime: dateTime({ label: '出具时间', required: true }),
    /** The rendered blocks and the pictures of its boxes as JSON; a text, because its digest needs every byte. */
    content: longText({ label: '内容', required: true, max: 10_000_000, secret: true }),
    /** Of the content. */
    sha256: text({ label: '校验值', required: true, max: 64 }),
  },
  list: ['title', 'issueTime', 'sha256', 'createTime'],
  form: [],
  calls: [],
  visible: { staff: 'all' },
  indexes: [['bizType', 'bizId']],
  appendOnly: true,
});
