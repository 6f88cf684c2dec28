import { failure, refusal } from '@campus/contract/kit';
import { liveSources, type PlayAddress, type PlaybackAddress } from '@campus/contract/live';
import { postFlow } from '@campus/contract/post';
import {
  chatPreachAsStudent,
  enterPreach,
  enterPreachAsStudent,
  leavePreach,
  leavePreachAsStudent,
  likePreach,
  likePreachAsStudent,
  playPreachAsStudent,
  playPreachReplay,
  pollPreachAsStudent,
  pollPreachChat,
  preachPlayUrls,
  replayPreachAsStudent,
  sendPreachChat,
  type WatchedPreach,
  watchPreach,
  watchPreachAsStudent,
  preachLiveWords as words,
} from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { assertMayWatch, enter, getPlayUrls, leave, like, poll, report, speak } from '../../platform/live/broadcast.ts';
import { loadCompanyName } from '../enterprise/company-name.ts';
import { isOver, type OpenSession, openSession } from './live-access.ts';

/** What a viewer can watch after the end: what the school names, the uploaded video, or the recordings. */
function findReplay({ stream, row }: OpenSession): WatchedPreach['playbacks'] {
  const isThere = stream.replayUrl || stream.videoFile || (stream.recordParts ?? []).length > 0;
  if (!isOver(stream) || !isThere) return [];
  return [{ id: stream.id, title: row.title, cover: stream.coverImg, durationSeconds: stream.durationSec }];
}
async function describeSession(open: OpenSession, context: Context) {
  const { db, engine } = context;
  const { row, stream } = open;
  const cover = stream.coverImg ?? row.poster;
  const { rows: posts } = await sql<{ id: string; name: string; companyName: string }>`
    select p.id, p.name, c.company_name from rc_preach_post m
    join rc_company_post p on p.id = m.post_id and p.del_flag = 0 and ${inStates(postFlow, ['active'], 'p')}
    join rc_company c on c.id = m.company_id
    where m.preach_id = ${row.id} and m.del_flag = 0 order by m.sort, m.id`.execute(db);
  const companyName = (await loadCompanyName(row.companyId, context)) ?? null;
  return {
    ...{ id: row.id, liveId: stream.id, title: row.title, companyName },
    coverImg: cover && engine.ports.sign(cover),
    ...{ planStartTime: row.startTime ?? '', planEndTime: row.endTime ?? '', needSignUp: stream.needSignUp === 1 },
    ...{ speaker: row.speaker, content: row.content, posts, playbacks: findReplay(open) },
  };
}

interface Of {
  readonly preachId: string;
}
interface Visit extends Of {
  readonly watchId: string | null;
}
async function enterSession({ preachId, watchId }: Visit, context: Context, call: Call): Promise<WatchedPreach> {
  const open = await openSession(preachId, context);
  const entered = await enter(open, watchId, context, call);
  return { ...(await describeSession(open, context)), ...entered };
}
const leaveSession = async ({ preachId, watchId }: Visit, context: Context, call: Call) =>
  leave(await openSession(preachId, context), watchId, context, call);
const reportSession = async ({ preachId, watchId }: Of & { watchId: string }, context: Context, call: Call) =>
  report(await openSession(preachId, context), watchId, context, call);
const likeSession = async ({ preachId, ...of }: Visit & { count: number | null }, context: Context) =>
  like(await openSession(preachId, context), of, context);
const speakInSession = async (
  { preachId, ...message }: Of & { content: string; replyTo: string | null },
  context: Context,
) => speak(await openSession(preachId, context), message, context);
const pollSession = async ({ preachId, ...from }: Visit & { afterSeq: number | null }, context: Context) =>
  poll(await openSession(preachId, context), from, context);

const kindOf = (url: string): 'hls' | 'mp4' | 'flv' => {
  const { pathname } = new URL(url);
  if (pathname.endsWith('.flv')) return 'flv';
  return pathname.endsWith('.m3u8') ? 'hls' : 'mp4';
};
/** Addresses of a running stream: those the school entered, the uploaded video at its position, or signed ones. */
async function getSessionUrls({ preachId }: Of, context: Context, call: Call): Promise<PlayAddress> {
  const open = await openSession(preachId, context);
  const { stream } = open;
  const signed = await getPlayUrls(open, context, call);
  const none = { flv: null, hls: null, rtmp: null, mp4: null, position: null, expireTime: signed.expireTime };
  if (stream.source === liveSources.file) {
    const mp4 = context.engine.ports.sign(stream.videoFile ?? '', context.session, false);
    return { ...none, mp4: mp4 ?? null, position: context.services.live.getPosition(stream.startAt) };
  }
  if (stream.source !== liveSources.manual) return signed;
  const [flv, hls] = [stream.pullFlv, stream.pullHls];
  return hls && kindOf(hls) === 'mp4' ? { ...none, mp4: hls, position: 0 } : { ...none, flv, hls };
}
/** Where the replay of a session is. */
async function playReplay({ preachId }: Of, context: Context): Promise<PlaybackAddress> {
  const open = await openSession(preachId, context);
  await assertMayWatch(open);
  const { stream } = open;
  if (findReplay(open).length === 0) throw refusal(words.noReplay, 'RC_STATE');
  const whole = { clipStart: 0, clipEnd: null };
  if (stream.replayUrl) return { url: stream.replayUrl, kind: kindOf(stream.replayUrl), parts: [], ...whole };
  if (stream.recordParts?.length) return { ...context.services.live.signRecordings(stream.recordParts), ...whole };
  const url = context.engine.ports.sign(stream.videoFile ?? '', context.session, false);
  if (!url) throw failure('notFound');
  return { url, kind: 'mp4', parts: [], ...whole };
}

export const enterPreachAnswer = answer(enterPreach, enterSession);
export const leavePreachAnswer = answer(leavePreach, leaveSession);
export const watchPreachAnswer = answer(watchPreach, reportSession);
export const likePreachAnswer = answer(likePreach, likeSession);
export const preachPlayUrlsAnswer = answer(preachPlayUrls, getSessionUrls);
export const preachReplayAnswer = answer(playPreachReplay, playReplay);
export const pollPreachChatAnswer = answer(pollPreachChat, pollSession);
export const sendPreachChatAnswer = answer(sendPreachChat, speakInSession);

export const enterAsStudentAnswer = answer(enterPreachAsStudent, enterSession);
export const leaveAsStudentAnswer = answer(leavePreachAsStudent, leaveSession);
export const watchAsStudentAnswer = answer(watchPreachAsStudent, reportSession);
export const likeAsStudentAnswer = answer(likePreachAsStudent, likeSession);
export const playAsStudentAnswer = answer(playPreachAsStudent, getSessionUrls);
export const replayAsStudentAnswer = answer(replayPreachAsStudent, playReplay);
export const pollAsStudentAnswer = answer(pollPreachAsStudent, pollSession);
export const chatAsStudentAnswer = answer(chatPreachAsStudent, speakInSession);
