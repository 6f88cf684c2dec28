import { chatFlow, liveChat, liveOwners, liveRoles, messageTypes } from '@campus/contract/live';
import type { SeedRow } from './bulk.ts';
import { liveNow, audienceMinutes as minutes, type PlannedRoom, liveTables as tables } from './live-plans.ts';
import { seedVisits, viewers } from './live-visits.ts';
import { seedId } from './random.ts';
import { type SeedContext, scaleCount, systemColumns } from './seed-context.ts';

const { hidden, shown } = chatFlow.states;
const [chatsEach, visitsEach] = [60, 120];
/** What viewers write, and what the anchor answers. */
const talks = [
  ['请问这个岗位接受应届生吗？', '接受的，欢迎投递'],
  ['工作地点可以选择吗？', '可以，投递时填写意向城市'],
  ['实习期有住房补贴吗？', '有的，具体福利在岗位详情里'],
  ['面试一共有几轮？', '两轮，投递后一周内会联系'],
  ['非计算机专业可以投吗？', '可以的，看岗位详情里的要求'],
  ['什么时候出笔试结果？', '笔试后一周内会联系'],
  ['讲得很清楚，谢谢老师', '谢谢关注，欢迎投递'],
  ['简历投递截止到哪天？', '截止日期写在岗位详情里'],
] as const;

/** Figures of the audience of a room. */
export interface Numbers {
  readonly chats: number;
  readonly visits: number;
  readonly peak: number;
}
/** Visits and messages of a room that has run. */
export function addAudience(
  context: SeedContext,
  one: PlannedRoom,
  rows: { readonly watch: SeedRow[]; readonly chat: SeedRow[] },
): Numbers {
  const { i, id, tenantId, company, status, moment } = one;
  const dice = context.dice('liveWatch');
  const visits = scaleCount(visitsEach + (i % 5) * 20, context.scale, 8);
  const audience = { tenantId, ownerType: liveOwners.room, ownerId: id, visits, lastEntry: minutes - 5, moment };
  const watched = seedVisits(context, { ...audience, first: i * 1000 });
  rows.watch.push(...watched.rows);
  const chats = scaleCount(chatsEach + (i % 4) * 10, context.scale, 8);
  for (let k = 0; k < chats; k += 1) {
    const n = i * 1000 + k;
    const isAnswer = k % 4 === 3;
    const at = moment(Math.floor((k * minutes) / chats));
    rows.chat.push({
      ...systemColumns(liveChat, seedId(tables.chat, n), tenantId, isAnswer ? one.by : 'anonymous', at),
      roomId: id,
      companyId: company?.id ?? null,
      seq: k + 1,
      eventSeq: k + 1,
      senderName: isAnswer ? (company?.members[0]?.realname ?? '就业中心') : dice.pick(n, 'name', viewers),
      senderId: isAnswer ? (company?.members[0]?.userId ?? 'system') : `sample-viewer-${n}`,
      senderRole: isAnswer ? liveRoles.anchor : liveRoles.viewer,
      content: isAnswer ? dice.pick(n - 1, 'question', talks)[1] : dice.pick(n, 'question', talks)[0],
      msgType: messageTypes.text,
      hitWords: null,
      replyToId: isAnswer ? seedId(tables.chat, n - 1) : null,
      topFlag: k === 0 && liveNow.includes(status) ? 'Y' : 'N',
      sendTime: at,
      handleBy: null,
      handleTime: null,
      status: (k > 0 && k % 17 === 0 ? hidden : shown).code,
    });
  }
  return { chats, visits, peak: watched.peak };
}
