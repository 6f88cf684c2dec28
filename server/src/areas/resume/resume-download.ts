import { isBarredFromRecruiting } from '@campus/contract/enterprise';
import { failure, isEnterprise, refusal } from '@campus/contract/kit';
import {
  downloadsPerDay,
  type ResumePreview,
  resumeDownload,
  resumeDownloadPath,
  resumeRefusals,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import { rawRoutes } from '../../kit/area-server.ts';
import type { Context, EngineApi } from '../../kit/context.ts';
import type { Answer, Call, Route } from '../../kit/http/route.ts';
import { takeOfDay } from '../../platform/daily-quota.ts';
import { attachment, getFileName } from '../../platform/files/file-name.ts';
import { audit } from '../../platform/log/audit.ts';
import { loadCompanyName } from '../enterprise/company-name.ts';
import { recordView } from './delivery-calls.ts';
import { resumeDocument } from './resume-pdf.ts';
import { findDeliveryRead, type ReadThrough, readResume } from './resume-preview.ts';

/** Values of rc_download_side. */
export const sides = { school: 1, enterprise: 2 } as const;

/** A company that is barred from recruiting finishes what runs, but takes no further résumé. */
async function assertMayRead(companyId: string, { db }: Context): Promise<void> {
  const { rows } = await sql<{ scope: number | null }>`
    select black_scope as scope from rc_company where id = ${companyId}`.execute(db);
  if (isBarredFromRecruiting(rows[0]?.scope)) throw refusal(resumeRefusals.barred, 'RC_BLACKLISTED');
}

/** Takes one of the company's downloads of the day; a download that fails later gives it back with its transaction. */
async function takeDownload(companyId: string, context: Context): Promise<void> {
  const allowance = { most: downloadsPerDay, used: () => downloadsToday(companyId, context) };
  if (!(await takeOfDay(`resume download ${companyId}`, allowance, context)))
    throw failure('limited', resumeRefusals.spent);
}
/** Number of the company's downloads of this day. */
export async function downloadsToday(companyId: string, { db, now }: Context): Promise<number> {
  const { rows } = await sql<{ today: number }>`
    select count(*)::int as today from rc_resume_download
    where company_id = ${companyId} and side = ${sides.enterprise} and download_time >= ${`${now.slice(0, 10)} 00:00:00`}::timestamptz`.execute(
    db,
  );
  return rows[0]?.today ?? 0;
}

/**
 * The delivery that gives a company access to the résumé. Throws when the student has not confirmed or has withdrawn
 * it.
 */
async function findGrantingDelivery(
  shown: ResumePreview,
  deliveryId: string | null,
  context: Context,
): Promise<ReadThrough> {
  if (shown.access === 'masked') throw refusal(resumeRefusals.unconfirmed, 'RC_STATE');
  if (shown.access === 'gone') throw refusal(resumeRefusals.gone, 'RC_STATE');
  const through = await findDeliveryRead(shown.resume.employId as string, deliveryId, context);
  if (!through) throw failure('notFound');
  return through;
}

/** Logs the download and returns the résumé. */
export async function recordDownload(id: string, deliveryId: string | null, context: Context): Promise<ResumePreview> {
  const { engine, session, now, call } = context;
  const shown = await readResume(id, context);
  const employId = shown.resume.employId as string;
  const companyId = isEnterprise(session) ? (session.companyId ?? '') : null;
  if (companyId !== null) {
    await assertMayRead(companyId, context);
    await takeDownload(companyId, context);
  }
  const through = companyId === null ? undefined : await findGrantingDelivery(shown, deliveryId, context);
  const entry = {
    downloadTime: now,
    employId,
    companyId,
    postName: through?.postName ?? null,
    operatorName: session.realname,
    side: companyId === null ? sides.school : sides.enterprise,
    ip: call.ip,
    deliveryId: through?.id ?? null,
    resumeId: id,
  };
  await engine.insert(resumeDownload, entry, context);
  if (through) await recordView(through.id, 'download', context);
  audit(context, 'resume.download', { resumeId: id, employId, companyId, deliveryId: through?.id ?? null });
  return shown;
}

export async function loadStamp(context: Context): Promise<string> {
  const { session, now } = context;
  return [await loadCompanyName(session.companyId, context), session.realname, now].filter(Boolean).join('  ');
}

/** Sends the student's uploaded file unchanged, through an URL signed for this session. */
async function ownFile(id: string, { db, engine, session }: Context): Promise<Answer> {
  const { rows } = await sql<{ file: string | null }>`select file from rc_resume where id = ${id}`.execute(db);
  const path = rows[0]?.file;
  if (!path) throw refusal(resumeRefusals.noFile, 'RC_NOT_FOUND');
  const [name = '', signature = ''] = engine.ports.sign(path, session, true).split('?');
  const address = `../../sys/common/static/${name.split('/').map(encodeURIComponent).join('/')}`;
  return { kind: 'redirect', to: `${address}?${[signature, 'download=1'].filter(Boolean).join('&')}` };
}

type Recorded = Answer | { readonly shown: ResumePreview; readonly stamp: string; readonly now: string };

async function download(engine: EngineApi, call: Call): Promise<Answer> {
  const { id = '', deliveryId = '', part } = call.query;
  const recorded = await engine.transaction(call, async (context): Promise<Recorded> => {
    const wanted = part === 'file' ? await ownFile(id, context) : undefined;
    const shown = await recordDownload(id, deliveryId || null, context);
    return wanted ?? { shown, stamp: await loadStamp(context), now: context.now };
  });
  if ('kind' in recorded) return recorded;
  // Drawn after the commit: the connection is free and the download is logged whatever happens to the file.
  const file = await engine.services.pdf.render(resumeDocument(recorded.shown, recorded.stamp, recorded.now));
  const name = `${getFileName(String(recorded.shown.student.realname), '简历')}.pdf`;
  const headers = {
    'content-type': 'application/pdf',
    'content-length': String(file.length),
    'content-disposition': attachment(name, 'resume.pdf'),
  };
  return { kind: 'file', stream: file, headers };
}

/** `GET /resume/resume/download`: every download is logged permanently. */
const createDownloadRoutes = (engine: EngineApi): readonly Route[] => [
  {
    methods: ['GET'],
    path: resumeDownloadPath,
    access: 'resume:resume:download',
    title: '下载简历',
    operateType: 6,
    handle: (call) => download(engine, call),
  },
];

export const resumeDownloadRoutes = rawRoutes(createDownloadRoutes);
