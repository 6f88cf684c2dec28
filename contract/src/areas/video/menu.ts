import { menuEntry, page } from '../../kit/index.ts';

const list = 'media:docTemplate:list';
export const videoMenu = [
  menuEntry(
    'school',
    '/media',
    30,
    page('/media/docTemplate', '模板管理', 'SnippetsOutlined', 'media/DocTemplateList', list),
  ),
  menuEntry(
    'enterprise',
    '/media',
    20,
    page('/media/docTemplate', '模板下载', 'SnippetsOutlined', 'media/DocTemplateList', list),
  ),
];
