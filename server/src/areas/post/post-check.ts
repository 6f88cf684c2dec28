import { company, companyUser } from '@campus/contract/enterprise';
import { type Draft, Failure, failure, type Row } from '@campus/contract/kit';
import { companyPost, postProblems, postRefusals, postType } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { isAgency, loadPublisher } from './publisher.ts';

export type Post = Row<typeof companyPost>;
export type PostDraft = Draft<typeof companyPost>;
type Problems = Record<string, string>;

async function contactProblems(draft: PostDraft, companyId: string, context: Context): Promise<Problems> {
  const { rows } = await sql`
    select 1 from rc_company_user where ${context.live(companyUser)} and id = ${draft.contactUserId} and company_id = ${companyId}`.execute(
    context.db,
  );
  return rows.length > 0 ? {} : { contactUserId: postRefusals.notAMember };
}

/** Asserts that the name does not contain the full name of another company. */
async function nameProblems(draft: PostDraft, companyId: string, context: Context): Promise<Problems> {
  const { rows } = await sql`
    select 1 from rc_company where ${context.live(company)} and id <> ${companyId} and char_length(company_name) > 3
      and position(company_name in ${draft.name ?? ''}::text) > 0 limit 1`.execute(context.db);
  return rows.length > 0 ? { name: postRefusals.otherCompany } : {};
}

async function typeProblems(draft: PostDraft, context: Context): Promise<Problems> {
  const { rows } = await sql`
    select 1 from rc_post_type where ${context.live(postType)} and id = ${draft.postTypeId} and status = 1`.execute(
    context.db,
  );
  return rows.length > 0 ? {} : { postTypeId: failure('badReference', companyPost.fields.postTypeId.label).message };
}

async function skillProblems(draft: PostDraft, context: Context): Promise<Problems> {
  const ids = (draft.skills ?? []).map((skill) => skill.skillId);
  if (ids.length === 0) return {};
  const skill = context.engine.registry.get('skill');
  const found = await context.engine.count(skill, ['id', 'in', ids], context);
  return found === ids.length ? {} : { skills: failure('badReference', companyPost.fields.skillIds.label).message };
}

/**
 * Rules over several fields, today's date and other rows. With `before`, only changed fields are compared with other
 * rows. Throws one Failure naming every failing field.
 */
export async function assertPost(draft: PostDraft, before: Post | undefined, context: Context): Promise<void> {
  const companyId = draft.companyId ?? context.session.companyId ?? '';
  const publisher = await loadPublisher(companyId, context);
  const isChanged = (name: keyof PostDraft): boolean => !before || draft[name] !== before[name];
  const own = postProblems(draft, {
    today: context.now.slice(0, 10),
    isAgency: isAgency(publisher),
    before,
    minWage: isChanged('salaryMin') ? await setting(context, 'post.minWage') : 0,
  });
  const broken: Problems = {
    ...(isChanged('name') && (await nameProblems(draft, companyId, context))),
    ...(isChanged('postTypeId') && (await typeProblems(draft, context))),
    ...own,
    ...(isChanged('skills') && !own.skills && (await skillProblems(draft, context))),
    ...(isChanged('contactUserId') && (await contactProblems(draft, companyId, context))),
  };
  const [first] = Object.values(broken);
  if (first !== undefined) throw new Failure('field', first, broken);
}
