import { entities, isGranted, shippedRoles } from '@campus/contract';
import { type AnyEntity, type Audience, type Field, findField, type Session } from '@campus/contract/kit';

/** The visibility rule as the definitions state it, written without the code under test. */

const audiences: Readonly<Record<string, Audience>> = {
  college_staff: 'college',
  ent_interviewer: 'interviewer',
  ent_admin: 'enterprise',
  ent_hr: 'enterprise',
  org_admin: 'organization',
};
const everyCode = [
  ...new Set(
    entities.flatMap((e) => [
      ...Object.values(e.can as Record<string, string>),
      ...Object.values(e.fields).flatMap(({ plain }) => plain ?? []),
    ]),
  ),
];
/** A session with the codes and the audience of a shipped role. */
export const getSession = (role: string): Session => ({
  userId: role,
  username: role,
  realname: role,
  audience: audiences[role] ?? 'staff',
  tenantId: 1,
  companyId: 'c1',
  roles: [role],
  codes: new Set(everyCode.filter((code) => isGranted(role, code))),
});
/** Whether the audience reads the value plain in some rows only. */
export const isPlainByRow = (e: AnyEntity, name: string, audience: Audience): boolean =>
  findField(e, name)?.plainWhen?.audiences.includes(audience) ?? false;
/** Whether readers without a code get a mask: with a rule by row and no code, the mask is for that rule's audiences. */
export const isMasked = ({ mask, plain, plainWhen }: Field): boolean => Boolean(mask && (plain || !plainWhen));
export function isHidden(e: AnyEntity, name: string, { codes, audience }: Session): boolean {
  const field = findField(e, name);
  if (!field || field.secret) return true;
  const isSchool = audience === 'staff' || audience === 'college';
  const isCompany = audience === 'enterprise' || audience === 'interviewer';
  if (field.side === 'staff' && !isSchool) return true;
  if (field.side === 'enterprise' && !isCompany) return true;
  if (isPlainByRow(e, name, audience)) return false;
  if ((isMasked(field) || field.plain) && !(field.plain && codes.has(field.plain))) return true;
  const isOpen = (e.open as readonly string[] | undefined)?.includes(name) ?? true;
  return !isOpen && !(isSchool && codes.has(e.can.list as string));
}
/** Roles that do not hold every code. */
export const limitedRoles: readonly string[] = shippedRoles
  .map(({ code }) => code)
  .filter((code) => code !== 'admin' && code !== 'platform_admin');
/** Entities that calls answer. */
export const served: readonly AnyEntity[] = entities.filter(({ path }) => path !== '');
/** Fields of every entity that this session does not read plain. */
export const hiddenFields = (session: Session): { e: AnyEntity; name: string }[] =>
  entities.flatMap((e) =>
    Object.keys(e.fields)
      .filter((name) => isHidden(e, name, session))
      .map((name) => ({ e, name })),
  );
/** Sample accounts of limited roles. */
export const accounts = [
  'demo_school_admin_1',
  'demo_school_auditor_1',
  'demo_school_staff_1',
  'demo_school_finance_1',
  'demo_college_staff_2',
  'content01',
  'viewer',
  'expert01',
  'hr01',
  'org01',
] as const;
/** Role of a sample account. */
export const getRole = (account: string): string =>
  limitedRoles.find((role) => account.startsWith(`demo_${role}`)) ??
  ({ content01: 'content_auditor', expert01: 'expert', hr01: 'ent_admin', org01: 'org_admin' }[account] as string) ??
  account;
