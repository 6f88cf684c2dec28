import type { Row } from '@campus/contract/kit';
import { type agreement, employUser, type offer, documentTexts as texts } from '@campus/contract/resume';
import { mask, printedText } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';

export type Values = Readonly<Record<string, string>>;

/** `2026-07-01` as 2026年7月1日. */
export function dayText(time: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(time ?? '') ?? [];
  return year ? `${year}年${Number(month)}月${Number(day)}日` : '';
}
const timeText = (time: string): string => `${dayText(time)}${time.slice(11, 16)}`;
const amountText = (amount: string): string => Number(amount).toString();

type Party = Readonly<Record<'company' | 'companyCode' | 'address' | 'contactName' | 'contactPhone', string | null>> & {
  readonly nature: string | null;
  readonly industry: string | null;
};
/** The company as documents name it. */
export async function companyValues(companyId: string, context: Context): Promise<Values> {
  const { rows } = await sql<Party>`
    select company_name as company, credit_code as company_code, address, contact_name,
      coalesce(contact_phone, contact_mobile) as contact_phone, nature, industry
    from rc_company where id = ${companyId}`.execute(context.db);
  const { contactName, contactPhone, nature, industry, ...named } = rows[0] as Party;
  const loadText = async (dict: string, value: string | null) =>
    (await context.engine.ports.dictionary(dict))?.get(value ?? '') ?? texts.nothing;
  return {
    company: named.company ?? '',
    companyCode: named.companyCode ?? texts.nothing,
    address: named.address ?? texts.nothing,
    contact: [contactName, contactPhone].filter(Boolean).join(' ') || texts.nothing,
    nature: await loadText('rc_company_nature', nature),
    industry: await loadText('rc_company_industry', industry),
  };
}

/** The student as documents name it; of the identity number only the last four digits. */
export async function studentValues(employId: string, context: Context): Promise<Values> {
  const { engine } = context;
  const student = (await engine.lock(employUser, employId, context)) as Row<typeof employUser>;
  const [shown] = await engine.find<Readonly<Record<string, string>>>(
    employUser,
    ['id', 'eq', employId],
    ['sex', 'majorCode', 'eduLevel', 'departId', 'originCode'],
    withWholeTenant(context),
    1,
  );
  const getText = (name: string) => shown?.[`${name}_dictText`] || texts.nothing;
  const { idCard, mobile, enrollDate, gradDate } = student;
  const years = enrollDate && student.gradYear ? student.gradYear - Number(enrollDate.slice(0, 4)) : 0;
  return {
    name: student.realname,
    studentNo: student.studentNo,
    school: student.schoolName ?? texts.nothing,
    sex: getText('sex'),
    major: getText('majorCode'),
    level: getText('eduLevel'),
    college: getText('departId'),
    origin: getText('originCode').replaceAll('/', ''),
    idCard: idCard ? `${'*'.repeat(Math.max(idCard.length - 4, 0))}${idCard.slice(-4)}` : texts.nothing,
    length: years > 0 ? texts.years(years) : texts.nothing,
    gradDate: gradDate ? dayText(gradDate).replace(/\d+日$/, '') : texts.nothing,
    mobile: mobile ? mask('mobile', mobile) : texts.nothing,
  };
}

type Letter = Pick<
  Row<typeof offer>,
  'position' | 'workplace' | 'salary' | 'salaryText' | 'probation' | 'onboardDate' | 'deadline' | 'content'
>;
/** The terms of an offer. */
export const offerValues = (of: Letter): Values => ({
  post: of.position,
  place: of.workplace,
  pay: [of.salary && texts.monthly(amountText(of.salary)), of.salaryText].filter(Boolean).join('，') || texts.open,
  probation: of.probation || texts.nothing,
  reportDate: dayText(of.onboardDate),
  papers: texts.papers,
  deadline: timeText(of.deadline),
  content: printedText(of.content ?? ''),
});

type Signed = Row<typeof agreement>;
/** The terms of an agreement, and when each party agreed. */
export const agreementValues = (of: Signed): Values => ({
  post: of.position,
  place: of.workplace,
  pay:
    texts.monthly(amountText(of.salary)) +
    (of.probationSalary ? texts.onProbation(amountText(of.probationSalary)) : ''),
  probation: of.probationMonths ? texts.months(of.probationMonths) : texts.nothing,
  service: of.serviceYears ? texts.years(of.serviceYears) : texts.nothing,
  startDate: dayText(of.startDate),
  term: termText(of),
  breachFee: of.breachFee ? texts.yuan(amountText(of.breachFee)) : texts.nothing,
  other: of.terms || texts.nothing,
  archiveUnit: of.archiveUnit ?? texts.nothing,
  archiveAddress: of.archiveAddress ?? texts.nothing,
  residence: of.household ?? texts.nothing,
  companyOpinion: texts.companyOpinion,
  studentOpinion: texts.studentOpinion,
  schoolOpinion: of.schoolOpinion || texts.schoolOpinion,
  companyTime: dayText(of.createTime),
  studentTime: dayText(of.signedTime),
  schoolTime: dayText(of.schoolTime),
});
function termText({ startDate, serviceYears }: Signed): string {
  if (!serviceYears) return texts.from(dayText(startDate));
  const end = new Date(`${startDate}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + serviceYears);
  end.setUTCDate(end.getUTCDate() - 1);
  return texts.term(dayText(startDate), dayText(end.toISOString()));
}
