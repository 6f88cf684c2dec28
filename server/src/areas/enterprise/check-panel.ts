import { blacklist, blacklistFlow, type CheckItem, company, companyFlow } from '@campus/contract/enterprise';
import type { Row } from '@campus/contract/kit';
import { dayNumber, isCreditCode } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';
import { countRejections } from './audit-trail.ts';

type Company = Row<typeof company>;
type Level = CheckItem['level'];
const item = (name: string, level: Level, note: string): CheckItem => ({ name, level, note });

/** Other companies of the tenant that share data with this one, counted in one query. */
interface Others {
  readonly admitted: number;
  readonly blacklisted: number;
  /** Active rows of the blacklist with the credit code, also of companies that are gone. */
  readonly listed: number;
  readonly namesakes: number;
  readonly disabledSamePerson: number;
}
async function others(row: Company, context: Context): Promise<Others> {
  const { rows } = await sql<Others>`
    select (select count(*) from rc_blacklist b where ${context.live(blacklist, 'b')}
      and ${inStates(blacklistFlow, ['active'], 'b')}
              and b.credit_code = ${row.creditCode} and b.company_id <> ${row.id}) as listed,
           count(*) filter (where credit_code = ${row.creditCode}
             and ${inStates(companyFlow, ['approved'])}) as admitted,
           count(*) filter (where black_flag = 1 and (credit_code = ${row.creditCode} or company_name = ${row.companyName}
                                                      or contact_mobile = ${row.contactMobile})) as blacklisted,
           count(*) filter (where company_name = ${row.companyName} and credit_code is distinct from ${row.creditCode}
                            and ${inStates(companyFlow, ['approved'])}) as namesakes,
           count(*) filter (where legal_person = ${row.legalPerson}
             and ${inStates(companyFlow, ['disabled'])}) as disabled_same_person
    from rc_company where ${context.live(company)} and id <> ${row.id}`.execute(context.db);
  const [found] = rows as [Others];
  return {
    admitted: Number(found.admitted),
    blacklisted: Number(found.blacklisted) + Number(found.listed) + row.blackFlag,
    listed: Number(found.listed),
    namesakes: Number(found.namesakes),
    disabledSamePerson: Number(found.disabledSamePerson),
  };
}

function licence(row: Company, today: string, warnDays: number): CheckItem {
  if (!row.licenseExpire) return item('营业期限', 'ok', '长期');
  const left = dayNumber(row.licenseExpire) - dayNumber(today);
  if (left < 0) return item('营业期限', 'block', `已于${row.licenseExpire}到期`);
  return left <= warnDays
    ? item('营业期限', 'warn', `将于${row.licenseExpire}到期，还有${left}天`)
    : item('营业期限', 'ok', `至${row.licenseExpire}`);
}

/** Public mail providers: such an address says nothing about the employer. */
const publicMail: ReadonlySet<string> = new Set([
  'qq.com',
  '163.com',
  '126.com',
  'gmail.com',
  'outlook.com',
  'sina.com',
]);
const getHost = (website: string | null): string =>
  /^https?:\/\/([^/?#:]+)/i.exec(website ?? '')?.[1]?.toLowerCase() ?? '';
/** Whether one domain contains the other: `www.a.cn` and `a.cn`, `a.cn` and `mail.a.cn`. */
const isSameDomain = (host: string, domain: string): boolean =>
  `.${host}`.endsWith(`.${domain}`) || `.${domain}`.endsWith(`.${host.replace(/^www\./, '')}`);

function mail(row: Company): CheckItem {
  const domain = (row.contactEmail ?? '').split('@').at(-1)?.toLowerCase() ?? '';
  if (publicMail.has(domain)) return item('邮箱域名', 'warn', `使用公共邮箱${domain}`);
  const host = getHost(row.website);
  if (host && !isSameDomain(host, domain)) return item('邮箱域名', 'warn', `邮箱域名${domain}与官网${host}不一致`);
  return item('邮箱域名', 'ok', domain);
}

function papers(row: Company, needLetter: boolean): CheckItem {
  const required: [string, string | null][] = [
    ['营业执照', row.licenseImg],
    ...(row.companyKind === 2 ? ([['人力资源服务许可证', row.hrLicense]] as [string, string | null][]) : []),
    ...(needLetter ? ([['招聘授权委托书', row.proxyLetter]] as [string, string | null][]) : []),
    ['经办人身份证照片', (row.idCardImgs ?? '').split(',').filter(Boolean).length === 2 ? row.idCardImgs : null],
  ];
  const missing = required.filter(([, path]) => !path).map(([label]) => label);
  const have = `${required.length - missing.length}/${required.length}份`;
  return missing.length > 0
    ? item('材料完整', 'block', `${have}，缺少${missing.join('、')}`)
    : item('材料完整', 'ok', have);
}

/**
 * The check panel of an application, in display order; `auditCheck` returns it and `pass` asserts it: an item of level
 * `block` prevents approval.
 */
export async function checkItems(row: Company, context: Context): Promise<CheckItem[]> {
  const found = await others(row, context);
  const earlier = await countRejections(row.id, context);
  const warnDays = await setting(context, 'company.licenseWarnDays');
  const needLetter = (await setting(context, 'register.needProxyLetter')) === 1;
  return [
    isCreditCode(row.creditCode ?? '')
      ? item('信用代码校验位', 'ok', '正确')
      : item('信用代码校验位', 'block', '校验位不正确'),
    found.admitted > 0 ? item('信用代码重复', 'block', '该信用代码已有入驻企业') : item('信用代码重复', 'ok', '无'),
    found.blacklisted > 0 ? item('黑名单', 'block', '信用代码、名称或联系手机在黑名单中') : item('黑名单', 'ok', '无'),
    licence(row, context.now.slice(0, 10), warnDays),
    found.namesakes > 0
      ? item('同名企业', 'warn', `已有${found.namesakes}家同名企业入驻`)
      : item('同名企业', 'ok', '无'),
    found.disabledSamePerson > 0
      ? item('法定代表人关联', 'warn', `与${found.disabledSamePerson}家已停用企业的法定代表人相同`)
      : item('法定代表人关联', 'ok', '无'),
    mail(row),
    row.website ? item('官网', 'ok', row.website) : item('官网', 'warn', '未填写'),
    earlier > 0 ? item('历史驳回', 'warn', `${earlier}次`) : item('历史驳回', 'ok', '无'),
    papers(row, needLetter),
  ];
}
