import { dateTime, dict, entity, ref, text, through, workflow } from '../../kit/index.ts';
import { interviewTexts } from './screen-texts.ts';

/** Held until it is approved, occupied, released. */
export const bookingFlow = workflow({
  dict: 'rc_booking_status',
  initial: 'occupied',
  states: {
    held: { code: 1, label: '预占', tone: 'waiting', editable: true },
    occupied: { code: 2, label: '已占用', tone: 'done', editable: true },
    released: { code: 3, label: '已释放', tone: 'neutral' },
  },
  steps: {
    approve: { label: '通过', from: ['held'], to: 'occupied', by: 'staff', code: 'edit' },
    release: {
      label: '释放',
      from: ['held', 'occupied'],
      to: 'released',
      by: 'staff',
      code: 'edit',
      danger: true,
      input: { reason: text({ label: '释放原因', max: 200, required: true }) },
    },
    lapse: { label: '逾期释放', from: ['held'], to: 'released', by: 'system', due: 'startTime' },
  },
});

/** What a booking is for. */
export const bookingRefs = { manual: 'manual', preach: 'preach', interview: 'interview', jobFair: 'jobFair' } as const;

/** A period in which a venue is occupied (场地占用). */
export const venueBooking = entity({
  area: 'interview',
  name: 'venueBooking',
  table: 'rc_venue_booking',
  many: false,
  code: 'venue:booking',
  path: '/venue/venueBooking',
  title: '场地占用',
  adding: '新增占用',
  page: 'interview/VenueBookingList',
  fields: {
    venueId: ref({ label: '场地', to: 'venue', required: true, priority: 'high', width: 180 }),
    building: through('venueId', 'building', { label: '楼宇' }),
    title: text({ label: '用途', required: true, max: 50, priority: 'high' }),
    refType: dict({ label: '来源', dict: 'rc_booking_ref', derived: true, width: 104 }),
    refId: text({ label: '来源编号', max: 32, derived: true }),
    startTime: dateTime({
      label: '开始时间',
      required: true,
      control: 'venue-period',
      isWide: true,
      width: 142,
      priority: 'high',
    }),
    endTime: dateTime({ label: '结束时间', required: true, width: 142 }),
    holder: text({ label: '使用方', required: true, max: 50 }),
    note: text({ label: '备注', max: 200 }),
    releaseReason: text({ label: '释放原因', max: 200, derived: true }),
  },
  display: 'title',
  list: ['venueId', 'building', 'title', 'refType', 'startTime', 'endTime', 'status', 'holder'],
  hidden: ['note', 'releaseReason', 'createBy', 'createTime'],
  search: [
    { field: 'venueId', as: 'eq' },
    'title',
    { field: 'refType', as: 'eq' },
    'startTime',
    { field: 'status', as: 'in' },
    'holder',
  ],
  form: ['venueId', 'title', 'startTime', 'endTime', 'holder', 'note'],
  excel: ['venueId', 'title', 'refType', 'startTime', 'endTime', 'status', 'holder', 'note'],
  sort: { column: 'startTime', order: 'desc' },
  workflow: bookingFlow,
  visible: { staff: 'all', college: 'all' },
  calls: ['list', 'queryById', 'add', 'edit', 'exportXls'],
  constraints: [{ name: 'order', holds: ['startTime', 'lt', { column: 'endTime' }] }],
  periods: [
    {
      name: 'venue',
      equal: ['venueId'],
      ranges: [['startTime', 'endTime']],
      when: ['status', 'in', [bookingFlow.states.held.code, bookingFlow.states.occupied.code]],
      message: interviewTexts.booking.clash,
      errorCode: 'RC_CLASH_VENUE',
    },
  ],
  indexes: [['tenantId', 'startTime']],
});
