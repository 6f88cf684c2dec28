import { Failure, failure, isEnterprise, readFields, refusal } from '@campus/contract/kit';
import { delivery, downloadsPerDay, exportResumes, type ResumePreview, resumeRefusals } from '@campus/contract/resume';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import { getSession } from '../../kit/http/answer.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import { attachment, getFileName } from '../../platform/files/file-name.ts';
import { type ZipEntry, zipStream } from '../../platform/files/zip-stream.ts';
import { loadAccess } from './resume-access.ts';
import { downloadsToday, loadStamp, recordDownload } from './resume-download.ts';
import { resumeDocument } from './resume-pdf.ts';

interface Wanted {
  readonly id: string;
  readonly resumeId: string;
  readonly employId: string;
  readonly realname: string;
  readonly postName: string | null;
}
interface Plan {
  readonly wanted: readonly Wanted[];
  /** Names and reasons of résumés that cannot be downloaded. */
  readonly left: string[];
}
const reasons = { masked: '学生尚未确认', gone: '学生已撤回或未接受邀请' } as const;
const leftFile = '未包含的简历.txt';

/** The deliveries that can be downloaded. Throws notFound for one that the caller does not see. */
async function loadPlan(ids: readonly string[], context: Context): Promise<Plan> {
  const { session } = context;
  const names = ['id', 'resumeId', 'employId', 'realname', 'postName'];
  const found = (await context.engine.find(delivery, ['id', 'in', ids], names, context, ids.length)) as unknown[];
  if (found.length !== ids.length) throw failure('notFound');
  const byId = new Map((found as Wanted[]).map((row) => [row.id, row]));
  const rows = ids.map((id) => byId.get(id) as Wanted);
  const students = rows.map((row) => row.employId);
  const access = isEnterprise(session) ? await loadAccess(students, context) : new Map();
  const findRefusal = (row: Wanted) => reasons[(access.get(row.employId) ?? 'full') as keyof typeof reasons];
  const open = rows.filter((row) => !findRefusal(row));
  // A student who delivered twice has one résumé.
  const wanted = [...new Map(open.map((row) => [row.resumeId, row])).values()];
  const left = rows.flatMap((row) => (findRefusal(row) ? [`${row.realname}：${findRefusal(row)}`] : []));
  if (wanted.length === 0) throw refusal(resumeRefusals.noneToDownload(left[0] ?? ''), 'RC_STATE');
  if (isEnterprise(session)) {
    const rest = downloadsPerDay - (await downloadsToday(session.companyId ?? '', context));
    if (wanted.length > rest) throw failure('limited', resumeRefusals.remaining(Math.max(rest, 0)));
  }
  return { wanted, left };
}

interface Recorded {
  readonly shown: ResumePreview;
  readonly stamp: string;
  readonly now: string;
}
/** Writes one download down, in a transaction of its own. Answers the reason when it is refused meanwhile. */
async function take(row: Wanted, engine: EngineApi, call: Call): Promise<Recorded | string> {
  try {
    return await engine.transaction({ ...call, once: undefined }, async (context) => ({
      shown: await recordDownload(row.resumeId, row.id, context),
      stamp: await loadStamp(context),
      now: context.now,
    }));
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** One PDF after another; a résumé is written down before it is made, so a cancelled rest counts as nothing. */
async function* getEntries(plan: Plan, taskId: string, engine: EngineApi, call: Call): AsyncGenerator<ZipEntry> {
  const left = [...plan.left];
  for (const [at, row] of plan.wanted.entries()) {
    const taken = await take(row, engine, call);
    if (typeof taken === 'string') left.push(`${row.realname}：${taken}`);
    else {
      const { student } = taken.shown;
      const bytes = await engine.services.pdf.render(resumeDocument(taken.shown, taken.stamp, taken.now));
      const name = [student.realname, student.schoolName, student.majorCode_dictText];
      yield { name: `${getFileName(...(name as (string | null)[]))}.pdf`, bytes };
    }
    if (taskId) engine.ports.progress(getSession(call), taskId, at + 1, plan.wanted.length, left.length);
  }
  if (left.length > 0) yield { name: leftFile, bytes: Buffer.from(`\uFEFF${left.join('\r\n')}\r\n`) };
}

async function download(engine: EngineApi, call: Call): Promise<Answer> {
  const { ids: text, taskId } = readFields(exportResumes.input, call.body) as { ids: string; taskId: string | null };
  const ids = [...new Set(text.split(','))];
  if (!getSession(call).codes.has(delivery.can.exportXls)) throw failure('noPermission');
  const context = engine.context({ ...call, once: undefined });
  const plan = await loadPlan(ids, context);
  const posts = new Set(plan.wanted.map((row) => row.postName));
  const post = posts.size === 1 ? [...posts][0] : '简历';
  const name = `${getFileName(post, `${plan.wanted.length}份`, context.now.slice(0, 10))}.zip`;
  const headers = { 'content-type': 'application/zip', 'content-disposition': attachment(name, 'resumes.zip') };
  const stream = zipStream(getEntries(plan, taskId ?? '', engine, call));
  return { kind: 'file', stream, headers, note: `${plan.wanted.length}份简历` };
}

const createArchiveRoutes = (engine: EngineApi): readonly Route[] => [
  {
    methods: ['POST'],
    path: exportResumes.path,
    access: exportResumes.needs,
    title: exportResumes.title,
    input: exportResumes.input,
    operateType: 6,
    long: true,
    handle: (call) => download(engine, call),
  },
];

/** `POST /resume/delivery/exportResumes`: the résumés of deliveries as one archive. */
export const resumeArchiveRoutes = rawRoutes(createArchiveRoutes);
