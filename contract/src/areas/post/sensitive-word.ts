import { by, dateTime, dict, entity, flag, number, text } from '../../kit/index.ts';
import { listedWord, scene, wordExceptions, wordScenes } from './forbidden-word.ts';

/** What happens to a text with a word of this level (word_level). */
export const contentLevels = { block: 1, review: 2, replace: 3 } as const;

/** A word that is refused, reviewed or replaced in what users write (敏感词). */
export const sensitiveWord = entity({
  area: 'post',
  name: 'sensitiveWord',
  table: 'rc_post_forbidden_word',
  fixed: { scene: wordScenes.content },
  code: 'moderation:sensitiveWord',
  path: '/moderation/sensitiveWord',
  title: '敏感词',
  page: 'moderation/SensitiveWordList',
  fields: {
    scene,
    word: listedWord,
    category: dict({ label: '分类', dict: 'word_category', numeric: true, required: true, column: 'kind', width: 96 }),
    level: dict({ label: '级别', dict: 'word_level', numeric: true, required: true, width: 96 }),
    exceptions: wordExceptions,
    replaceText: text({
      label: '替换为',
      max: 100,
      column: 'replaceTip',
      help: '只用于级别“替换”，不填用***',
      width: 120,
    }),
    hitCount: number({ label: '命中次数', derived: true, default: 0, width: 96 }),
    lastHitTime: dateTime({ label: '最近命中', derived: true, width: 142 }),
    status: flag({ label: '启用', default: 1, width: 80 }),
  },
  display: 'word',
  list: ['word', 'category', 'level', 'replaceText', 'hitCount', 'lastHitTime', 'status'],
  hidden: ['exceptions', 'createTime'],
  search: ['word', by('category', 'eq'), by('level', 'eq'), by('status', 'eq'), 'lastHitTime'],
  form: ['word', 'category', 'level', 'replaceText', 'exceptions', 'status'],
  excel: ['word', 'category', 'level', 'replaceText', 'exceptions', 'hitCount', 'status'],
  switch: { field: 'status' },
  visible: { staff: 'all' },
});
