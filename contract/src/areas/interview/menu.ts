import { menuEntry, page } from '../../kit/index.ts';
import { calendarEntry } from '../calendar/menu.ts';

const list = 'interview:interview:list';
export const interviewMenu = [
  calendarEntry('school', 'interview', 20, 'ScheduleOutlined'),
  calendarEntry('enterprise', 'interview', 20, 'ScheduleOutlined'),
  menuEntry(
    ['school', 'enterprise'],
    '/interview',
    10,
    page('/interview/list', '面试列表', 'UnorderedListOutlined', 'interview/InterviewList', list),
  ),
  menuEntry(
    'enterprise',
    '/interview',
    20,
    page('/interview/mine', '我的面试', 'SolutionOutlined', 'interview/MyInterviews', list),
  ),
  menuEntry(
    'school',
    '/interview',
    30,
    page('/interview/venue', '场地管理', 'EnvironmentOutlined', 'interview/VenueList', 'venue:venue:list'),
  ),
  menuEntry(
    'school',
    '/interview',
    40,
    page('/interview/booking', '场地占用', 'ScheduleOutlined', 'interview/VenueBookingList', 'venue:booking:list'),
  ),
];
