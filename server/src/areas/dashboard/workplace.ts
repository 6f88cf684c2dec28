import {
  type Activity,
  shortcutsRead,
  shortcutsSave,
  workplaceActivity,
  workplaceShortcut,
} from '@campus/contract/dashboard';
import { company, type companyAudit } from '@campus/contract/enterprise';
import { failure, isEnterprise, type Row } from '@campus/contract/kit';
import { companyPost, type postAudit } from '@campus/contract/post';
import { delivery, deliveryFlow } from '@campus/contract/resume';
import { confirmStates, maskSurname } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';

const most = 8;

async function ownRow(context: Context) {
  const { rows } = await sql<{ id: string; paths: string[] }>`
    select id, paths from sys_workplace_shortcut where tenant_id = ${context.session.tenantId} and username = ${context.session.username} and del_flag = 0`.execute(
    context.db,
  );
  return rows[0];
}
const shortcutsReadAnswer = answer(shortcutsRead, async (_input, context) => ({
  paths: (await ownRow(context))?.paths ?? [],
}));
const shortcutsSaveAnswer = answer(shortcutsSave, async ({ paths }, context) => {
  const list = Array.isArray(paths) ? [...new Set(paths.map(String))] : [];
  if (list.length > most || list.some((p) => !/^\/[\w/:-]{1,100}$/.test(p)))
    throw failure('tooMany', workplaceShortcut.title, most);
  const row = await ownRow(context);
  if (row) await context.engine.set(workplaceShortcut, row.id, { paths: list }, context);
  else await context.engine.insert(workplaceShortcut, { username: context.session.username, paths: list }, context);
  return { paths: list };
});

/** The last twenty events, each source only for callers who may list its rows. */
const activityAnswer = answer(workplaceActivity, async (_input, context) => {
  const parts: Activity[] = [];
  const { codes } = context.session;
  if (codes.has('company:company:list')) parts.push(...(await listCompanyActivities(context)));
  if (codes.has('post:companyPost:list')) parts.push(...(await listPostActivities(context)));
  if (codes.has('resume:delivery:list')) parts.push(...(await listDeliveryActivities(context)));
  return parts.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)).slice(0, 20);
});
const companyWords: Readonly<Record<Row<typeof companyAudit>['action'], string>> = {
  submit: '提交了入驻资料',
  withdraw: '撤回了入驻资料',
  pass: '通过了企业',
  refuse: '驳回了企业',
  disable: '停用了企业',
  enable: '启用了企业',
  change: '变更了企业资质',
};
async function listCompanyActivities(context: Context): Promise<Activity[]> {
  const { rows } = await sql<{
    id: string;
    who: string;
    action: keyof typeof companyWords;
    object: string;
    at: string;
    companyId: string;
  }>`
    select a.id, a.operator_name as who, a.action, c.company_name as object, a.operate_time as at, c.id as company_id
    from rc_company_audit a join rc_company c on c.id = a.company_id where ${await context.visible(company, 'c')} order by a.operate_time desc, a.id desc limit 20`.execute(
    context.db,
  );
  return rows.map((r) => ({
    id: r.id,
    who: r.who,
    what: companyWords[r.action],
    object: r.object ?? '',
    at: r.at,
    path: `/enterprise/detail/${r.companyId}`,
  }));
}
const postWords: Readonly<Record<Row<typeof postAudit>['action'], string>> = {
  submit: '提交了岗位',
  withdraw: '撤回了岗位',
  pass: '通过了岗位',
  refuse: '驳回了岗位',
  edit: '修改了岗位',
  full: '因招满结束了岗位',
  close: '关闭了岗位',
  reopen: '重新发布了岗位',
  offline: '下架了岗位',
  expire: '到期结束了岗位',
};
async function listPostActivities(context: Context): Promise<Activity[]> {
  const { rows } = await sql<{
    id: string;
    who: string;
    action: keyof typeof postWords;
    object: string;
    at: string;
    postId: string;
  }>`
    select a.id, a.operator_name as who, a.action, p.name as object, a.operate_time as at, p.id as post_id
    from rc_post_audit a join rc_company_post p on p.id = a.post_id where ${await context.visible(companyPost, 'p')} order by a.operate_time desc, a.id desc limit 20`.execute(
    context.db,
  );
  return rows.map((r) => ({
    id: r.id,
    who: r.who,
    what: postWords[r.action],
    object: r.object,
    at: r.at,
    path: `/post/detail/${r.postId}`,
  }));
}
const deliveryWords: Record<string, string> = {
  submit: '投递了',
  pass: '通过了',
  reject: '判定不通过',
  restore: '恢复了',
  transferOut: '转岗了',
  withdraw: '撤回了',
  confirm: '确认了',
  decline: '谢绝了',
  close: '关闭了',
};
async function listDeliveryActivities(context: Context): Promise<Activity[]> {
  const { rows } = await sql<{
    id: string;
    deliveryId: string;
    who: string | null;
    actorType: number;
    action: string;
    student: string;
    post: string;
    at: string;
    gone: boolean;
  }>`
    select s.id, d.id as delivery_id, s.actor_name as who, s.actor_type, s.action, e.realname as student,
      p.name as post, s.occur_time as at,
      (${inStates(deliveryFlow, ['withdrawn'], 'd')} or d.student_confirm in (${confirmStates.declined}, ${confirmStates.expired})) as gone
    from rc_delivery_step s join rc_delivery d on d.id = s.delivery_id
      join rc_employ_user e on e.id = d.employ_id join rc_company_post p on p.id = d.post_id
    where ${await context.visible(delivery, 'd')} and s.action = any(${Object.keys(deliveryWords)}::text[])
    order by s.occur_time desc, s.id desc limit 20`.execute(context.db);
  const enterprise = isEnterprise(context.session);
  return rows.map((r) => ({
    id: r.id,
    who: enterprise && r.gone && r.actorType === 1 ? maskSurname(r.student) : (r.who ?? '学生'),
    what: `${deliveryWords[r.action]}简历`,
    object: `${enterprise && r.gone ? maskSurname(r.student) : r.student} · ${r.post}`,
    at: r.at,
    path: `/resume/delivery?id=${r.deliveryId}`,
  }));
}

export const workplaceAnswers = [shortcutsReadAnswer, shortcutsSaveAnswer, activityAnswer];
