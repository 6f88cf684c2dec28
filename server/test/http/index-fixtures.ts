import type { AnyJson } from '../support/any-json.ts';

/** A request that its row of the catalogue grants. Nothing at all is a good request for many rows. */
export interface Sample {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Parts of the path, by name. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Text of the success, where it is the call's own. */
  readonly message?: string;
  /** The call ends or changes the account that makes it, so it uses a spare account. */
  readonly spare?: true;
  /** What it answers where a good request takes more than calls. */
  readonly refused?: string;
  /** Switched off as the catalogue says: not there. */
  readonly absent?: true;
  /** Answers something else than an envelope. */
  readonly raw?: true;
}
/** Makes, as the administrator, what a good request uses up. Answers the `result`. */
export interface Make {
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: Readonly<Record<string, unknown>>): Promise<AnyJson>;
  /** Signs an account in and answers what the sign-in said. */
  readonly signIn: (username: string) => Promise<AnyJson>;
}
let serial = 0;
export const nextSerial = (): number => {
  serial += 1;
  return serial;
};
/** Returns the id of a dictionary in the recycle bin. */
export async function deletedDict(make: Make): Promise<string> {
  serial += 1;
  const { id } = await make('POST', '/sys/dict/add', { dictName: `旧字典${serial}`, dictCode: `old_${serial}` });
  await make('DELETE', `/sys/dict/delete?id=${id}`);
  return id;
}
export async function deletedUser(make: Make): Promise<string> {
  serial += 1;
  const { id } = await make('POST', '/sys/user/add', {
    username: `gone${serial}`,
    realname: `离开${serial}`,
    password: 'Ginkgo@2026xy',
    confirmpassword: 'Ginkgo@2026xy',
    workNo: `G${serial}`,
    phone: `1391236${String(serial).padStart(4, '0')}`,
  });
  await make('DELETE', `/sys/user/delete?id=${id}`);
  return id;
}
export async function newAnnouncement(make: Make, isReleased: boolean): Promise<string> {
  const { id } = await make('POST', '/sys/annountCement/add', {
    titile: '一则通告',
    msgCategory: '1',
    msgType: 'ALL',
    priority: 'L',
    endTime: '2025-12-31 18:00:00',
    msgAbstract: '摘要',
    msgContent: '<p>内容</p>',
  });
  if (isReleased) await make('POST', '/sys/annountCement/doReleaseData', { id });
  return id;
}
export const release = async (make: Make, isReleased: boolean): Promise<Sample> => {
  const id = await newAnnouncement(make, isReleased);
  return { query: { id }, body: { id } };
};
export const newTemplate = async (make: Make): Promise<string> => {
  serial += 1;
  const template = { templateName: '问候', templateType: '4', templateContent: '<p>您好</p>' };
  const code = `HELLO_${serial}`;
  return (await make('POST', '/sys/message/sysMessageTemplate/add', { ...template, templateCode: code })).id;
};
export const loadFirst = async (make: Make, list: string): Promise<string> => (await make('GET', list)).records[0].id;
export const log = '/sys/log/list?logType=2&pageSize=1';
/** A version of a role, compared with itself: versions of rows that the caller does not see are not found. */
export async function version(make: Make): Promise<Sample> {
  const id = await loadFirst(make, '/sys/dataLog/list?pageSize=1&dataTable=sys_role');
  return { query: { dataId1: id, dataId2: id } };
}

export const query = {
  saveCode: '/isystem/user',
  title: '在用',
  records: '[{"field":"status","rule":"eq","val":"1"}]',
};
export async function keptQuery(make: Make): Promise<Sample> {
  serial += 1;
  const { id } = await make('POST', '/sys/superQuery/add', { ...query, title: `第${serial}条` });
  return { query: { id }, body: { id, title: `改名${serial}`, records: query.records } };
}
export const view = { listCode: 'company', title: '待审', state: '{"values":{"auditStatus":"2"}}' };
export async function savedView(make: Make): Promise<Sample> {
  serial += 1;
  const { id } = await make('POST', '/sys/listView/add', { ...view, title: `第${serial}个` });
  return { query: { id }, body: { id, title: `改名${serial}`, state: view.state } };
}
/** A route of the gateway, in the recycle bin when `isDeleted`. */
export async function route(make: Make, isDeleted: boolean): Promise<string> {
  const { body } = newRoute();
  await make('POST', '/sys/gatewayRoute/updateAll', body);
  const routes = await make('GET', '/sys/gatewayRoute/list');
  const { id } = routes.find(({ routerId }: { routerId: string }) => routerId === body.router.routerId);
  if (isDeleted) await make('DELETE', `/sys/gatewayRoute/delete?id=${id}`);
  return id;
}
export function newRoute() {
  serial += 1;
  const predicates = [{ name: 'Path', args: [`/service${serial}/**`] }];
  const uri = 'https://service.example.edu.cn';
  return { body: { router: { routerId: `r${serial}`, name: '服务', uri, predicates, filters: [], status: 0 } } };
}
/** A report over the orders of the demonstration. */
export function newReport() {
  serial += 1;
  const head = { code: `index_report_${serial}`, name: `报表${serial}`, cgrSql: 'select order_no from demo_order' };
  const items = [{ fieldName: 'order_no', fieldTxt: '单号', fieldType: 'String', isShow: 1, orderNum: 0 }];
  return { head, items, params: [] };
}
export async function report(make: Make): Promise<{ id: string; code: string }> {
  const body = newReport();
  const { code } = body.head;
  await make('POST', '/online/cgreport/head/add', body);
  const { records } = await make('GET', `/online/cgreport/head/list?code=${code}`);
  return { id: records[0].id, code };
}
export const ofReport = async (make: Make): Promise<Sample> => {
  const { id, code } = await report(make);
  return { parts: { configId: id, code }, query: { id, headId: id, reportId: id } };
};
export async function changedReport(make: Make): Promise<Sample> {
  const { id } = await report(make);
  const { items, params, ...head } = await make('GET', `/online/cgreport/head/queryById?id=${id}`);
  return { body: { head, items, params }, message: '修改成功!' };
}
export const file = { name: '说明.pdf', size: 1024 };
export const upload = async (make: Make): Promise<Sample> => ({
  parts: { uploadId: (await make('POST', '/sys/upload/session', file)).uploadId },
});
export async function anyEvent(make: Make): Promise<Sample> {
  const { id, channels } = (await make('GET', '/sys/message/messageEvent/list?pageSize=1')).records[0];
  return { body: { id, channels } };
}
