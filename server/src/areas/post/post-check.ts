import { company, companyUser } from '@campus/contract/enterprise';
import { type Draft, Failure, failure, isEnterprise, type Row } from '@campus/contract/kit';
import { companyPost, postProblems, postRefusals, postType } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context, LockedFirst, WantedRows } from '../../kit/context.ts';
import { lockRowsByEntity } from '../../kit/write/lock-rows.ts';
import { setting } from '../../platform/settings.ts';
import { isAgency, type Publisher } from './publisher.ts';

export type Post = Row<typeof companyPost>;
export type PostDraft = Draft<typeof companyPost>;

/** Rows of other tables that the rules of a post read. Only a new name is looked for in those of all companies. */
export async function factsOf(draft: PostDraft, isRenamed: boolean, context: Context): Promise<WantedRows[]> {
  const skill = context.engine.registry.get('skill');
  const companyId = publisherId(draft, context);
  const isNamed = sql`char_length(company_name) > 3 and position(company_name in ${draft.name ?? ''}::text) > 0`;
  const facts: WantedRows[] = [
    { entity: company, where: isRenamed ? sql`(id = ${companyId} or ${isNamed})` : sql`id = ${companyId}` },
    { entity: postType, where: sql`id = ${draft.postTypeId} and status = 1` },
    { entity: companyUser, where: sql`id = ${draft.contactUserId} and company_id = ${companyId}` },
    { entity: skill, where: sql`${await context.visible(skill)} and id = any(${skillIds(draft)}::text[])` },
  ];
  return facts.map((rows) => ({ ...rows, isOnlyRead: true }));
}
const publisherId = ({ companyId }: PostDraft, { session }: Context): string =>
  (isEnterprise(session) ? session.companyId : companyId) ?? '';
const skillIds = ({ skills }: PostDraft): string[] => (skills ?? []).map(({ skillId }) => skillId);
const { postTypeId, skillIds: skillField } = companyPost.fields;

/**
 * Rules over several fields, today's date and other rows. With `before`, only changed fields are compared with other
 * rows. `given` has the rows of `factsOf`, which are read without it. Returns the company. Throws one Failure naming every
 * failing field, or notFound without the company.
 */
export async function assertPost(
  draft: PostDraft,
  before: Post | undefined,
  context: Context,
  given?: LockedFirst,
): Promise<Publisher> {
  const isChanged = (name: keyof PostDraft): boolean => !before || draft[name] !== before[name];
  const facts = given ?? (await lockRowsByEntity(await factsOf(draft, isChanged('name'), context), context));
  const companies = facts(company);
  const publisher = companies.find(({ id }) => id === publisherId(draft, context));
  if (!publisher) throw failure('notFound');
  const own = postProblems(draft, {
    today: context.now.slice(0, 10),
    isAgency: isAgency(publisher),
    before,
    minWage: isChanged('salaryMin') ? await setting(context, 'post.minWage') : 0,
  });
  const lacksType = isChanged('postTypeId') && facts(postType).length === 0;
  const lacksSkill = facts(context.engine.registry.get('skill')).length !== skillIds(draft).length;
  const broken: Readonly<Record<string, string>> = {
    ...(companies.length > 1 && { name: postRefusals.otherCompany }),
    ...(lacksType && { postTypeId: failure('badReference', postTypeId.label).message }),
    ...own,
    ...(isChanged('skills') &&
      !own.skills &&
      lacksSkill && { skills: failure('badReference', skillField.label).message }),
    ...(isChanged('contactUserId') && facts(companyUser).length === 0 && { contactUserId: postRefusals.notAMember }),
  };
  const [first] = Object.values(broken);
  if (first !== undefined) throw new Failure('field', first, broken);
  return publisher;
}
