import { describe, expect, it } from 'vitest';
import { type IcsEvent, icsText } from '../../src/areas/calendar/ics-text.ts';

const event: IcsEvent = {
  uid: 'delivery-1@campus.test',
  sequence: 3,
  changed: '2026-11-23 10:00:00',
  start: '2026-11-25 09:00:00',
  end: '2026-11-25 10:00:00',
  allDay: false,
  status: 'CONFIRMED',
  summary: '面试',
  description: '',
  location: null,
  url: 'https://campus.test/resume/delivery?id=1',
};
const getText = (change: Partial<IcsEvent>): string => icsText('日程', [{ ...event, ...change }]);
/** Lines as a reader sees them. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('ends every line with CRLF and holds no other control character', () => {
    const text = getText({});
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  });
  it('folds at 75 octets and never inside a character', () => {
    const summary = '𠮷很长的名字a'.repeat(40);
    const text = getText({ summary });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
  });
  it('has one rule for the time zone, without daylight saving time', () => {
    const lines = unfolded(getText({}));
    expect(lines.filter((line) => line.startsWith('TZOFFSET'))).toEqual(['TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800']);
    expect(lines).not.toContain('BEGIN:DAYLIGHT');
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261125T090000');
    expect(lines).toContain('DTEND;TZID=Asia/Shanghai:20261125T100000');
    expect(lines).toContain('DTSTAMP:20261123T020000Z');
    expect(lines).toContain('SEQUENCE:3');
    expect(lines).toContain('METHOD:PUBLISH');
  });
  it('gives whole days up to the day after the last one', () => {
    const lines = unfolded(getText({ allDay: true, start: '2026-12-30', end: '2026-12-31' }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).not.toContain('BEGIN:VALARM');
  });
  it.each([
    ['a line break', '甲\r\nATTENDEE:mailto:x@y', '甲  ATTENDEE:mailto:x@y'],
    ['separators', 'a;b,c\\n', 'a\\;b\\,c\\\\n'],
    ['a bidirectional override', '面试\u202Egnp.exe', '面试 gnp.exe'],
    ['a bell and a zero-width space', '张\u0007三\u200B', '张 三'],
    ['a lone surrogate', '张\uD83D', '张'],
  ])('escapes or drops %s in a name', (_what, summary, written) => {
    const text = getText({ summary, location: summary });
    expect(unfolded(text)).toContain(`SUMMARY:${written}`);
    expect(unfolded(text).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
  it('has no alarm for a cancelled event', () => {
    expect(getText({ status: 'CANCELLED' })).not.toContain('VALARM');
    expect(getText({})).toContain('TRIGGER:-PT30M');
  });
});
