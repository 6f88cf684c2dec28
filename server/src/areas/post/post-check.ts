import { company, companyUser } from '@campus/contract/enterprise';
import { type Draft, Failure, failure, isEnterprise, type Row } from '@campus/contract/kit';
import { companyPost, postProblems, postRefusals, postType } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { readSetting, selectSetting } from '../../platform/settings.ts';
import { isAgency, type Publisher, publisherColumns } from './publisher.ts';

export type Post = Row<typeof companyPost>;
export type PostDraft = Draft<typeof companyPost>;

interface Facts extends Publisher {
  readonly minWage: string | null;
  readonly namesOther: boolean;
  readonly hasType: boolean;
  readonly hasContact: boolean;
  readonly skillCount: number;
}
/**
 * The company of a draft and what its values refer to, by one statement. A name that stays is not looked for in those of all
 * companies. Throws notFound without the company.
 */
async function loadFacts(draft: PostDraft, isRenamed: boolean, context: Context): Promise<Facts> {
  const { session } = context;
  const companyId = (isEnterprise(session) ? session.companyId : draft.companyId) ?? '';
  const { live, db, engine } = context;
  const skill = engine.registry.get('skill');
  const namesOther = sql`exists (
    select 1 from rc_company other where ${live(company, 'other')} and other.id <> ${companyId}
      and char_length(other.company_name) > 3 and position(other.company_name in ${draft.name ?? ''}::text) > 0)`;
  const { rows } = await sql<Facts>`
    select ${publisherColumns}, (${selectSetting('post.minWage', context)}) as min_wage,
      ${isRenamed ? namesOther : sql`false`} as names_other,
      exists (select 1 from rc_post_type where ${live(postType)} and id = ${draft.postTypeId} and status = 1) as has_type,
      exists (select 1 from rc_company_user where ${live(companyUser)} and id = ${draft.contactUserId}
        and company_id = ${companyId}) as has_contact,
      (select count(*)::int from ${sql.table(skill.table)} where ${await context.visible(skill)}
        and id = any(${skillIds(draft)}::text[])) as skill_count
    from rc_company where ${live(company)} and id = ${companyId}`.execute(db);
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}
const skillIds = ({ skills }: PostDraft): string[] => (skills ?? []).map(({ skillId }) => skillId);
const { postTypeId, skillIds: skillField } = companyPost.fields;

/**
 * Rules over several fields, today's date and other rows. With `before`, only changed fields are compared with other
 * rows. Returns the company. Throws one Failure naming every failing field.
 */
export async function assertPost(draft: PostDraft, before: Post | undefined, context: Context): Promise<Publisher> {
  const isChanged = (name: keyof PostDraft): boolean => !before || draft[name] !== before[name];
  const facts = await loadFacts(draft, isChanged('name'), context);
  const own = postProblems(draft, {
    today: context.now.slice(0, 10),
    isAgency: isAgency(facts),
    before,
    minWage: isChanged('salaryMin') ? readSetting('post.minWage', facts.minWage) : 0,
  });
  const lacksSkill = facts.skillCount !== skillIds(draft).length;
  const broken: Readonly<Record<string, string>> = {
    ...(facts.namesOther && { name: postRefusals.otherCompany }),
    ...(isChanged('postTypeId') && !facts.hasType && { postTypeId: failure('badReference', postTypeId.label).message }),
    ...own,
    ...(isChanged('skills') &&
      !own.skills &&
      lacksSkill && { skills: failure('badReference', skillField.label).message }),
    ...(isChanged('contactUserId') && !facts.hasContact && { contactUserId: postRefusals.notAMember }),
  };
  const [first] = Object.values(broken);
  if (first !== undefined) throw new Failure('field', first, broken);
  return facts;
}
