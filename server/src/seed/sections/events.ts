import { venue, venueBooking } from '@campus/contract/interview';
import {
  fairApply,
  fairApplyPost,
  fairAttendance,
  fairAttendee,
  fairBooth,
  fairExpense,
  fairExpenseItem,
  fairStudent,
  jobFair,
} from '@campus/contract/jobfair';
import { liveChat, livePlayback, liveRoom, liveViewer, roomStream } from '@campus/contract/live';
import { preach, preachAttendee, preachChat, preachCompany, preachLive, preachPost } from '@campus/contract/preach';
import { bizAuditLog } from '@campus/contract/system';
import { seedFairDay } from '../fair-day.ts';
import { linkDeliveries } from '../fair-deliveries.ts';
import { seedFairs } from '../fairs.ts';
import type { VenueRows } from '../interview-rooms.ts';
import { seedLives } from '../lives.ts';
import type { PostSeed } from '../posts.ts';
import { seedPreachLives } from '../preach-lives.ts';
import { seedPreaches } from '../preaches.ts';
import { findRoomFairs } from '../rooms-of-fairs.ts';
import type { CompanySeed } from '../seed-company.ts';
import type { WrittenStudents } from './students.ts';
import type { SectionWriter } from './writer.ts';

interface Guests extends WrittenStudents {
  readonly admitted: CompanySeed;
  readonly posts: PostSeed;
  readonly venues: VenueRows;
}

/** Venues, talks, fairs and live rooms. */
export async function writeEvents(writer: SectionWriter, guests: Guests): Promise<void> {
  await writeTalks(writer, guests);
  await writeFairs(writer, guests);
}

async function writeTalks(
  { context, write }: SectionWriter,
  { admitted, posts, students, venues }: Guests,
): Promise<void> {
  await write('场地', [
    [venue, venues.venue],
    [venueBooking, venues.booking],
  ]);
  const { companies } = admitted;
  const sessions = seedPreaches(context, { companies, posts: posts.posts, students, venues });
  const streams = seedPreachLives(context, sessions.preach);
  await write('宣讲会', [
    [preach, sessions.preach],
    [preachCompany, sessions.company],
    [preachPost, sessions.post],
    [preachAttendee, sessions.attendee],
    [preachLive, streams.stream],
    [preachChat, streams.chat],
    [liveViewer, streams.watch],
    [venueBooking, sessions.booking],
  ]);
}

async function writeFairs({ engine, context, write }: SectionWriter, guests: Guests): Promise<void> {
  const { companies, rows } = guests.admitted;
  const { students, deliveries } = guests;
  const fairs = seedFairs(context);
  const day = seedFairDay(context, fairs, {
    ...{ companies, rows: rows.company, posts: guests.posts.posts, students, deliveries },
  });
  const lives = seedLives(context, companies, findRoomFairs(context, { fair: fairs.fair, apply: day.apply }));
  await write('直播间', [
    [liveRoom, lives.room],
    [roomStream, lives.stream],
    [liveChat, lives.chat],
    [liveViewer, lives.watch],
    [livePlayback, lives.playback],
    [bizAuditLog, lives.history],
  ]);
  await write('招聘会', [
    [jobFair, fairs.fair],
    [fairBooth, fairs.booth],
    [venueBooking, fairs.booking],
    [fairApply, day.apply],
    [fairApplyPost, day.post],
    [fairAttendee, day.attendee],
    [fairStudent, day.student],
    [fairAttendance, day.attendance],
    [fairExpense, day.expense],
    [fairExpenseItem, day.item],
  ]);
  await linkDeliveries(engine.db, day.delivery);
}
