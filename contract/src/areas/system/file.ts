import { type Button, by, dict, entity, number, text, user } from '../../kit/index.ts';

/** A stored file: uploader, path and type. */
export const ossFile = entity({
  area: 'system',
  name: 'ossFile',
  table: 'sys_oss_file',
  many: true,
  code: 'system:ossFile',
  path: '/sys/oss/file',
  title: '文件存储',
  fields: {
    fileName: text({ label: '文件名称', required: true, max: 255 }),
    url: text({ label: '文件地址', required: true, max: 500, unique: true }),
    fileType: dict({ label: '文件类型', dict: 'file_type' }),
    sizeBytes: number({ label: '大小' }),
    biz: text({ label: '业务目录', max: 200 }),
    storage: dict({ label: '存储位置', dict: 'file_storage' }),
    mime: text({ label: '内容类型', max: 100 }),
    sha256: text({ label: 'SHA-256', max: 64 }),
    uploader: user({ label: '上传人' }),
  },
  list: ['fileName', 'url', 'fileType', 'sizeBytes', 'biz', 'storage', 'uploader', 'createTime'],
  search: ['fileName', 'url', 'fileType', by('sizeBytes', 'range'), by('biz', 'eq'), 'storage', by('uploader', 'like')],
  form: [],
  detail: ['fileName', 'url', 'fileType', 'sizeBytes', 'biz', 'storage', 'mime', 'sha256', 'uploader', 'createTime'],
  visible: { staff: 'all' },
  calls: ['list', 'queryById', 'delete'],
});

/** Permission codes of stored files that no call declares. */
export const fileButtons: readonly Button[] = [
  { code: 'system:ossFile:upload', label: '上传', page: '/media/ossFile' },
];
