import { by, dateTime, dict, entity, longText, onAdd, ref, text, through, workflow } from '../../kit/index.ts';

/** Whether what happened has been dealt with. */
export const incidentFlow = workflow({
  dict: 'rc_incident_status',
  initial: 'open',
  states: {
    open: { code: 0, label: '待处理', tone: 'bad', editable: true },
    handled: { code: 1, label: '已处理', tone: 'done' },
  },
  steps: {
    handle: {
      label: '处理',
      from: ['open'],
      to: 'handled',
      by: 'staff',
      code: 'jobFair:fairAttendance:check',
      done: '已登记处理结果',
      input: { result: longText({ label: '处理结果', required: true, max: 300 }) },
    },
  },
});

/** Something that went wrong at a fair (现场情况). */
export const fairIncident = entity({
  area: 'jobfair',
  name: 'fairIncident',
  table: 'rc_fair_incident',
  many: false,
  code: 'jobFair:fairIncident',
  path: '/jobFair/fairIncident',
  title: '现场情况',
  adding: '登记情况',
  fields: {
    fairId: ref({ label: '招聘会', to: 'jobFair', required: true }),
    fairTitle: through('fairId', 'title', { label: '招聘会', width: 200 }),
    time: dateTime({ label: '发生时间', derived: true, width: 142 }),
    kind: dict({ label: '类别', dict: 'rc_incident_kind', numeric: true, required: true, width: 80, priority: 'high' }),
    level: dict({ label: '级别', dict: 'rc_incident_level', numeric: true, required: true, default: 1, width: 72 }),
    place: text({ label: '地点', required: true, max: 50, width: 128 }),
    content: longText({ label: '情况', required: true, max: 300, width: 240 }),
    result: longText({ label: '处理结果', max: 300, derived: true }),
    handler: text({ label: '处理人', max: 50, derived: true }),
    handleTime: dateTime({ label: '处理时间', derived: true }),
  },
  display: 'content',
  list: ['time', 'kind', 'level', 'place', 'content', 'status', 'handler'],
  hidden: ['fairTitle', 'result', 'handleTime', 'fairId'],
  search: ['time', by('kind', 'in'), by('level', 'eq'), by('status', 'eq'), 'content', by('fairId', 'eq')],
  form: [onAdd('fairId'), 'kind', 'level', 'place', 'content'],
  workflow: incidentFlow,
  sort: { column: 'time', order: 'desc' },
  calls: ['list', 'queryById', 'add', 'exportXls'],
  visible: { staff: 'all' },
  indexes: [['fairId', 'status']],
});
