import { createHash } from 'node:crypto';

/** An event of a calendar file. Times are in China time, days `YYYY-MM-DD`; both ends of a period of days belong to it. */
export interface IcsEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly changed: string;
  readonly start: string;
  readonly end: string | null;
  readonly allDay: boolean;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
}

/** Control characters, and format characters that hide or reorder what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const plain = (text: string): string => text.normalize('NFC').replace(invisible, ' ').trim();
/** A text value of RFC 5545: backslash, semicolon and comma are escaped, line breaks have become spaces. */
const escapeText = (text: string): string => plain(text).replace(/[\\;,]/g, '\\$&');

const most = 75;
/** Folds a content line into lines of at most 75 octets, never inside a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > most) {
      lines.push(current);
      // The space that marks a continuation counts.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const digits = (text: string): string => text.replace(/[-:]/g, '').replace(' ', 'T');
const dayMs = 86_400_000;
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
/** The instant of a China time in UTC, as `DTSTAMP` wants it. */
const utc = (time: string): string =>
  `${digits(new Date(`${time.replace(' ', 'T')}+08:00`).toISOString().slice(0, 19))}Z`;
const zone = 'Asia/Shanghai';
/** China has had no daylight saving time since 1991, so one rule says it all. */
const timeZone = [
  ...['BEGIN:VTIMEZONE', `TZID:${zone}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800', 'TZNAME:CST', 'END:STANDARD', 'END:VTIMEZONE'],
];
const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:', 'TRIGGER:-PT30M', 'END:VALARM'];

function getDates({ start, end, allDay }: IcsEvent): string[] {
  if (allDay)
    return [`DTSTART;VALUE=DATE:${digits(start.slice(0, 10))}`, `DTEND;VALUE=DATE:${digits(dayAfter(end ?? start))}`];
  const first = `DTSTART;TZID=${zone}:${digits(start)}`;
  return end === null || end <= start ? [first] : [first, `DTEND;TZID=${zone}:${digits(end)}`];
}

function getLines(event: IcsEvent): string[] {
  const { uid, sequence, changed, status, summary, description, location, url, allDay } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${plain(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changed)}`,
    ...getDates(event),
    `STATUS:${status}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `URL:${plain(url)}`,
    ...(allDay || status === 'CANCELLED' ? [] : alarm.map((line) => line.replace(/:$/, `:${escapeText(summary)}`))),
    'END:VEVENT',
  ];
}

/** A calendar file (RFC 5545). The same events give the same text, so that its hash can tell whether it changed. */
export function icsText(name: string, events: readonly IcsEvent[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Campus Console//Calendar//ZH', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(name)}`, `X-WR-TIMEZONE:${zone}`],
    ...timeZone,
    ...events.flatMap(getLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
export const getEtag = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;
