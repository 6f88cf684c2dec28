import { by, dict, entity, flag, number, type Pattern, text } from '../../kit/index.ts';

/** Texts that a word is looked for in; each scene has a list of its own. */
export const wordScenes = { recruiting: 1, content: 2 } as const;
export const scene = number({ label: '场景', derived: true, secret: true });

const readable: Pattern = { test: (value) => /[\p{L}\p{N}]/u.test(value) };

export const listedWord = text({
  label: '敏感词',
  required: true,
  max: 30,
  unique: true,
  pattern: readable,
  pinyin: 'words',
  width: 204,
});
export const wordExceptions = text({
  label: '例外短语',
  max: 200,
  help: '用逗号分隔；出现在这些短语里的词不算命中',
});

/** A word forbidden in posts, or to be reviewed by an auditor (招聘敏感词). */
export const forbiddenWord = entity({
  area: 'post',
  name: 'forbiddenWord',
  table: 'rc_post_forbidden_word',
  code: 'post:forbiddenWord',
  path: '/companyPost/forbiddenWord',
  title: '招聘敏感词',
  page: 'post/ForbiddenWordList',
  fixed: { scene: wordScenes.recruiting },
  fields: {
    scene,
    word: listedWord,
    kind: dict({ label: '类别', dict: 'rc_word_kind', numeric: true, required: true, width: 96 }),
    level: dict({ label: '级别', dict: 'rc_word_level', numeric: true, required: true, width: 96 }),
    exceptions: wordExceptions,
    replaceTip: text({ label: '修改建议', max: 100, width: 240 }),
    hitCount: number({ label: '命中次数', derived: true, default: 0, width: 96 }),
    status: flag({ label: '启用', default: 1, width: 80 }),
  },
  display: 'word',
  list: ['word', 'kind', 'level', 'replaceTip', 'hitCount', 'status'],
  hidden: ['exceptions', 'createTime'],
  search: ['word', by('kind', 'eq'), by('level', 'eq'), by('status', 'eq')],
  form: ['word', 'kind', 'level', 'exceptions', 'replaceTip', 'status'],
  excel: ['word', 'kind', 'level', 'exceptions', 'replaceTip', 'hitCount', 'status'],
  switch: { field: 'status' },
  asked: ['word'],
  visible: { staff: 'all' },
});
