import { calendarEvents, periodText, periodTone } from '../../kit/index.ts';
import { listedAnnouncements, releasedAnnouncements, sysAnnouncement } from './announcement.ts';

/** Periods of released announcements. */
export const announcementEvents = calendarEvents({
  kind: 'announcement',
  title: '系统通告',
  calendar: 'employment',
  sides: ['school'],
  entity: sysAnnouncement,
  rows: { all: [releasedAnnouncements, listedAnnouncements] },
  start: 'startTime',
  end: 'endTime',
  names: ['titile'],
  tone: periodTone('endTime'),
  statusText: periodText('endTime'),
  link: () => ({ path: '/isystem/annountCement', query: {} }),
});
