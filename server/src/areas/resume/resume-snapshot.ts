import { accessTo, isEnterprise, type Row } from '@campus/contract/kit';
import { resume } from '@campus/contract/resume';
import { hiddenFile } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';

type Data = Record<string, unknown>;
const kept = [
  'educations',
  'experiences',
  'skills',
  'intentions',
  'headline',
  'selfEvaluation',
  'contentTime',
  'completeness',
] as const;
/** Path without its signature, which expires after half an hour and must not be stored in a snapshot. */
const bare = (path: unknown): string | null => (typeof path === 'string' ? path.replace(/\?.*$/, '') : null);
const getRows = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);

/** The same context with access to file paths. */
const withFiles = (context: Context): Context =>
  context.withSession({
    ...context.session,
    codes: new Set([...context.session.codes, resume.fields.file.plain as string]),
  });

/** The current résumé with lists and labels, frozen by a delivery. Contact data stays in the student's row. */
export async function loadSnapshot(row: Row<typeof resume>, context: Context): Promise<Data> {
  const whole = await context.engine.one(resume, row.id, withFiles(withWholeTenant(context)));
  return {
    ...Object.fromEntries(kept.map((name) => [name, whole[name] ?? null])),
    certs: getRows(whole.certs).map((cert) => ({ ...cert, file: bare(cert.file) })),
    photo: bare(whole.photo),
    file: bare(whole.file),
  };
}

/** A snapshot for the client, without files for a company, which must use the logged download. */
export function maskSnapshot(snapshot: unknown, { session, engine }: Context): unknown {
  if (typeof snapshot !== 'object' || snapshot === null) return snapshot;
  const sign = (path: unknown): string | null =>
    typeof path === 'string' ? engine.ports.sign(path, session, true) : null;
  const hideFile = (path: unknown): string | null => (typeof path === 'string' ? hiddenFile : null);
  const file = isEnterprise(session) ? () => null : accessTo(resume.fields.file, session) === 'plain' ? sign : hideFile;
  const { certs, photo, file: own, ...rest } = snapshot as Data;
  return {
    ...rest,
    certs: getRows(certs).map((cert) => ({ ...cert, file: file(cert.file) })),
    photo: sign(photo),
    file: file(own),
  };
}
