import { count, entity, number, ref, text } from '../../kit/index.ts';

/** Maximum depth of categories. */
export const questCategoryLevels = 2;

/** A category of questions and answers (问答分类), two levels. */
export const questCategory = entity({
  area: 'interaction',
  name: 'questCategory',
  table: 'qa_category',
  code: 'questAns:category',
  path: '/questAns/category',
  title: '问答分类',
  page: 'interaction/QuestAnsList',
  fields: {
    name: text({ label: '分类名称', required: true, max: 30, unique: { within: ['parentId'] } }),
    parentId: ref({ label: '上级分类', to: 'questCategory', help: '不选表示一级分类' }),
    sortOrder: number({ label: '排序', min: 0, max: 9999 }),
    entryCount: number({ label: '条目数', derived: true, default: 0 }),
  },
  display: 'name',
  list: ['name', 'entryCount', 'sortOrder'],
  search: ['name'],
  form: ['parentId', 'name', 'sortOrder'],
  sort: { column: 'sortOrder', order: 'asc' },
  ordered: true,
  asked: ['name'],
  visible: { staff: 'all', college: 'all' },
  calls: ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch'],
  tree: 'parentId',
  counters: { entryCount: count('questAns', 'category') },
});
