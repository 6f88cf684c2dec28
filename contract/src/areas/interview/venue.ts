import { dict, dicts, entity, fieldFailure, flag, images, number, text, time, workflow } from '../../kit/index.ts';
import { type Holiday, isWorkingDay } from '../../rules/index.ts';
import { interviewTexts } from './screen-texts.ts';

/** Whether a venue can be booked; existing bookings of a disabled one stay. */
export const venueFlow = workflow({
  dict: 'rc_venue_status',
  initial: 'enabled',
  states: {
    disabled: { code: 0, label: '停用', tone: 'neutral', editable: true },
    enabled: { code: 1, label: '启用', tone: 'done', editable: true },
  },
  steps: {
    disable: {
      label: '停用',
      from: ['enabled'],
      to: 'disabled',
      by: 'staff',
      code: 'edit',
      danger: true,
      asks: true,
    },
    enable: { label: '启用', from: ['disabled'], to: 'enabled', by: 'staff', code: 'edit' },
  },
});

/** Kinds of venues that others refer to. */
export const venueTypes = { hall: 1, interviewRoom: 2, fairHall: 3, examRoom: 4 } as const;

/** What a venue is and when it is open. */
const facts = [
  'name',
  'type',
  'campus',
  'building',
  'room',
  'capacity',
  'openTime',
  'closeTime',
  'weekDays',
  'equipment',
  'needAudit',
] as const;
/** A hall or room of the school that talks, fairs, interviews and others occupy (场地). */
export const venue = entity({
  area: 'interview',
  name: 'venue',
  table: 'rc_venue',
  many: false,
  code: 'venue:venue',
  path: '/venue/venue',
  title: '场地',
  page: 'interview/VenueList',
  fields: {
    name: text({ label: '场地名称', required: true, max: 50, unique: true, priority: 'high' }),
    type: dict({ label: '场地类型', dict: 'rc_venue_type', numeric: true, required: true, width: 120 }),
    campus: text({ label: '校区', max: 30 }),
    building: text({ label: '楼宇', required: true, max: 50 }),
    room: text({ label: '房间', max: 30 }),
    capacity: number({ label: '容纳人数', required: true, min: 1, max: 5000, unit: '人', width: 104 }),
    equipment: text({ label: '设备', max: 200, help: '多项用顿号分隔' }),
    openTime: time({ label: '开放时间', required: true, default: '08:00:00' }),
    closeTime: time({ label: '关闭时间', required: true, default: '22:00:00' }),
    weekDays: dicts({ label: '开放星期', dict: 'rc_week_day', required: true, default: '1,2,3,4,5,6,7' }),
    needAudit: flag({ label: '占用需审核', help: '开启后，新的占用先预占，由其他人员审核后生效' }),
    openToCompany: flag({ label: '企业可申请', help: '开启后，企业安排面试时可以选择该场地' }),
    images: images({ label: '图片', most: 5, folder: 'venue' }),
    contact: text({ label: '管理员', max: 50 }),
    sort: number({ label: '排序', min: 0, max: 9999 }),
  },
  display: 'name',
  list: ['name', 'type', 'campus', 'building', 'room', 'capacity', 'openTime', 'closeTime', 'needAudit', 'status'],
  hidden: ['images', 'equipment', 'weekDays', 'openToCompany', 'contact', 'sort', 'createTime'],
  search: [
    'name',
    { field: 'type', as: 'in' },
    { field: 'campus', as: 'eq' },
    'building',
    'capacity',
    { field: 'status', as: 'eq' },
    { field: 'needAudit', as: 'eq' },
  ],
  form: [...facts, 'openToCompany', 'contact', 'images', 'sort'],
  excel: [...facts, 'contact'],
  example: { openTime: '08:00:00', closeTime: '22:00:00' },
  sort: { column: 'sort', order: 'asc' },
  ordered: true,
  layouts: ['table', 'wall'],
  workflow: venueFlow,
  asked: ['name'],
  visible: {
    staff: 'all',
    college: 'all',
    // Rooms that a company may choose for its interviews.
    enterprise: {
      all: [
        ['openToCompany', 'eq', 1],
        ['type', 'eq', venueTypes.interviewRoom],
        ['status', 'eq', venueFlow.states.enabled.code],
      ],
    },
  },
});

/** Weekday of a date `YYYY-MM-DD`: 1 Monday to 7 Sunday. */
export const getWeekDay = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

interface OpeningHours {
  readonly openTime: string;
  readonly closeTime: string;
  readonly weekDays: string;
}
const dayMs = 86_400_000;
const getDay = (time: string): number => Date.parse(`${time.slice(0, 10)}T00:00:00Z`);

/** Whether a period (`YYYY-MM-DD HH:mm:ss`) begins and ends in the opening hours and touches open weekdays only. */
export function isWithinHours(hours: OpeningHours, start: string, end: string): boolean {
  const open = hours.weekDays.split(',');
  for (let day = getDay(start); day <= getDay(end); day += dayMs)
    if (!open.includes(String(getWeekDay(new Date(day).toISOString().slice(0, 10))))) return false;
  return start.slice(11) >= hours.openTime && end.slice(11) <= hours.closeTime;
}

const minuteMs = 60_000;
const [leastMs, mostMs] = [15 * minuteMs, 14 * dayMs];
const getInstant = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);

/** Throws when a period is reversed, or shorter or longer than a booking may be. */
export function assertBookingLength(start: string, end: string): void {
  const texts = interviewTexts.booking;
  const length = getInstant(end) - getInstant(start);
  if (length <= 0) throw fieldFailure('endTime', texts.reversed);
  if (length < leastMs) throw fieldFailure('endTime', texts.tooShort);
  if (length > mostMs) throw fieldFailure('endTime', texts.tooLong);
}

/** What a user has to acknowledge before a day is used; undefined on a working day. */
export function dayOffWarning(day: string, holidays: readonly Holiday[]): string | undefined {
  if (isWorkingDay(day, holidays)) return undefined;
  const isHoliday = holidays.some((one) => one.date === day && one.kind === 1);
  return isHoliday ? interviewTexts.booking.holiday : interviewTexts.booking.weekend;
}
