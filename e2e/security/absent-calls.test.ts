import { describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/*
 * Endpoints through which similar products were attacked: none of them exists here. `api-index.test.ts` checks the list
 * of the endpoints that do exist.
 */
const fixture = securityFixture();

const absent: readonly (readonly [id: string, method: 'GET' | 'POST', path: string])[] = [
  ['S-J4', 'GET', '/sys/dict/queryTableData?table=sys_user&text=password&code=username'],
  ['S-J6', 'POST', '/sys/dict/updateNullByEmptyString'],
  ['S-J8', 'GET', '/sys/api/queryTableDictItemsByCode?tableFilterSql=sys_user&text=password&code=username'],
  ['S-J8', 'GET', '/sys/api/queryFilterTableDictInfo'],
  ['S-J9', 'GET', '/sys/ng-alain/getDictItemsByTable/sys_user/a/x.js'],
  ['S-J10', 'POST', '/jmreport/qurestSql'],
  ['S-J10', 'POST', '/jmreport/show'],
  ['S-J10', 'POST', '/jmreport/queryFieldBySql'],
  ['S-J11', 'GET', '/drag/onlDragDatasetHead/getTotalData'],
  ['S-J17', 'POST', '/jmreport/testConnection'],
  ['S-J17', 'POST', '/drag/onlDragDataSource/testConnection'],
  ['S-J20', 'POST', '/airag/flow/debug'],
  ['S-J23', 'GET', '/sys/user/querySysUser'],
  ['S-J31', 'GET', '/sys/api/queryUsersByUsernames?usernames=admin'],
  ['S-J36', 'POST', '/sys/mLogin'],
  ['S-J39', 'GET', '/openapi/auth/list'],
  ['S-J41', 'GET', '/jmreport/dict/list'],
  ['S-J41', 'GET', '/drag/onlDragDatasetHead/getRawTableData'],
  ['S-J51', 'GET', '/jmreport/download/image?imageUrl=../../etc/passwd'],
  ['S-J52', 'GET', '/online/cgform/head/fileTree?parentPath=/'],
  ['S-J53', 'POST', '/airag/knowledge/doc/import/zip'],
  ['S-J56', 'GET', '/jmreport/view?x="onmouseover=probe()'],
  ['S-J57', 'GET', '/sys/annountCement/show/1'],
  ['S-J63', 'POST', '/airag/chat/send'],
  ['S-J64', 'GET', '/openapi/call/x'],
  ['S-J65', 'GET', '/airag/airagModel/queryById?id=1'],
  ['S-J70', 'GET', '/druid/index.html'],
  ['S-J70', 'GET', '/test/jeecgDemo/list'],
  ['S-J70', 'GET', '/generic/x'],
  ['S-N33', 'GET', '/proxy?url=http://127.0.0.1:1/'],
  ['S-N33', 'GET', '/_next/image?url=http://127.0.0.1:1/a.png&w=64'],
  ['S-N43', 'POST', '/backupFiles/restore?name=a;b'],
  ['S-N43', 'POST', '/sys/backup/restore?name=a;b'],
  ['S-N44', 'POST', '/sys/oss/config'],
  ['S-Y5', 'POST', '/tool/gen/createTable'],
  ['S-Y17', 'POST', '/infra/file-config/create'],
  ['S-Y19', 'GET', '/tool/gen/preview/1'],
];

describe.each([undefined, 'hr01', 'viewer', 'admin'])('for %s', (as) => {
  it.each(absent)('%s: %s %s does not exist', async (_id, method, path) => {
    const { http, code, text } = await fixture.ask(method, path, { as, ...(method === 'POST' && { body: {} }) });
    expect([http, code]).toEqual([404, 404]);
    expect(text).not.toMatch(/password|select |\bat .*:\d+/i);
  });
});
