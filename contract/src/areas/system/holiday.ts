import { by, date, dict, entity, text } from '../../kit/index.ts';

/** A day off (休) or a working weekend (班), used to count working days (节假日). */
export const holiday = entity({
  area: 'system',
  name: 'holiday',
  table: 'rc_holiday',
  code: 'recruit:holiday',
  path: '/recruit/holiday',
  title: '节假日',
  page: 'recruit/HolidayList',
  fields: {
    date: date({ label: '日期', required: true, unique: { message: '该日期已登记' } }),
    name: text({ label: '名称', required: true, max: 50 }),
    kind: dict({ label: '类型', dict: 'rc_holiday_kind', numeric: true, required: true, default: 1 }),
  },
  list: ['date', 'name', 'kind'],
  numbered: true,
  search: [by('date', 'range'), by('name', 'like'), 'kind'],
  form: ['date', 'name', 'kind'],
  excel: ['date', 'name', 'kind'],
  sort: { column: 'date', order: 'desc' },
  visible: { staff: 'all' },
  versioned: true,
});
