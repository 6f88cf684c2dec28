import type { Button } from '../../kit/index.ts';
import { dictFileCodes } from './dictionary-admin-calls.ts';

const dictionaries = '/isystem/dict';
/** Permission codes that need an explicit label or page. */
export const catalogueButtons: readonly Button[] = [
  { code: dictFileCodes.exportXls, label: '导出', page: dictionaries },
  { code: dictFileCodes.importExcel, label: '导入', page: dictionaries },
  { code: 'system:dict:recycleBin', label: '回收站', page: dictionaries },
  { code: 'system:dict:deleteRecycleBin', label: '彻底删除', page: dictionaries },
  ...[
    ['list', '查询字典项'],
    ['add', '新增字典项'],
    ['edit', '编辑字典项'],
    ['delete', '删除字典项'],
    ['deleteBatch', '批量删除字典项'],
  ].map(([action, label]) => ({ code: `system:dict:item:${action}`, label: label as string, page: dictionaries })),
];
