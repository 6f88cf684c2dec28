import type { IndexFixture } from './call-sequences.ts';
import {
  anyEvent,
  changedReport,
  deletedDict,
  deletedUser,
  file,
  keptQuery,
  loadFirst,
  log,
  type Make,
  newAnnouncement,
  newReport,
  newRoute,
  newTemplate,
  nextSerial,
  ofReport,
  query,
  release,
  report,
  route,
  type Sample,
  savedView,
  upload,
  version,
  view,
} from './index-fixtures.ts';

type Ask = Sample | ((make: Make) => Promise<Sample>);
const job = ({ jobId }: IndexFixture): Sample => ({ body: { id: jobId }, query: { id: jobId } });
const rule = { ruleName: '只看本人', ruleColumn: 'createBy', ruleConditions: '=', ruleValue: '#{sys_user_code}' };
const picked = ({ viewerId }: IndexFixture): Sample => ({ query: { ids: viewerId }, raw: true });

/** Good requests of the rows that are no step of a walk and need more than nothing, by `METHOD path`. */
export const samples = (facts: IndexFixture): Readonly<Record<string, Ask>> => {
  const { viewerId, schoolId, departId, roleId, departRoleId, pageId, ruleId } = facts;
  const member = { roleId, userId: viewerId, userIds: viewerId };
  const inDepart = { depId: departId, userId: viewerId, userIds: viewerId };
  const grant = { permissionIds: pageId, lastpermissionIds: pageId };
  return {
    'POST /sys/logout': { spare: true },
    'GET /sys/logout': { spare: true },
    'GET /sys/user/ifAccount': { query: { userName: 'brandnew1' } },
    'GET /sys/user/checkOnlyUser': { query: { username: 'brandnew1' } },
    'POST /sys/user/verifyPassword': { body: { password: 'Campus@2026' } },
    'POST /sys/user/updatePassword': {
      body: { oldpassword: 'Campus@2026', password: 'Willow#83jumps', confirmpassword: 'Willow#83jumps' },
      spare: true,
    },
    'PUT /sys/user/updatePassword': {
      body: { oldpassword: 'Campus@2026', password: 'Willow#83jumps', confirmpassword: 'Willow#83jumps' },
      spare: true,
    },
    'POST /sys/user/lockScreen': { body: { password: 'Campus@2026' }, spare: true, message: '已锁屏' },
    'POST /sys/user/unlockScreen': { body: { password: 'Campus@2026' }, spare: true, message: '已解锁' },
    'PUT /account/setting/notification': { body: { modules: [] } },
    'PUT /account/setting/theme': { body: { theme: { darkMode: true } } },
    'GET /sys/superQuery/list': { query: { saveCode: query.saveCode } },
    'POST /sys/superQuery/add': async () => {
      const serial = nextSerial();
      return { body: { ...query, title: `新的${serial}` }, message: '添加成功！' };
    },
    'GET /sys/listView/list': { query: { listCode: view.listCode } },
    'POST /sys/listView/add': async () => {
      const serial = nextSerial();
      return { body: { ...view, title: `新的${serial}` }, message: '添加成功！' };
    },
    'PUT /sys/listView/edit': savedView,
    'DELETE /sys/listView/delete': savedView,
    'PUT /sys/listView/setDefault': { body: { listCode: view.listCode } },
    'PUT /sys/superQuery/edit': keptQuery,
    'POST /sys/superQuery/edit': keptQuery,
    'DELETE /sys/superQuery/delete': keptQuery,
    'PUT /sys/message/messageEvent/edit': anyEvent,
    'POST /sys/message/messageEvent/edit': anyEvent,
    'GET /sys/dict/getDictItems/{dictCode}': { parts: { dictCode: 'sex' } },
    'GET /sys/dict/getDictText/{dictCode}/{key}': { parts: { dictCode: 'sex', key: '1' } },
    'GET /sys/dict/loadDictItem/{dict}': { parts: { dict: 'sys_user,realname,username' }, query: { key: 'viewer' } },
    'GET /sys/dict/loadDict/{dict}': { parts: { dict: 'sys_user,realname,username' } },
    'GET /sys/dict/loadDictOrderByValue/{dict}': { parts: { dict: 'sys_user,realname,username' } },
    'GET /sys/dict/loadTreeData': {
      query: { tableName: 'sys_category', text: 'name', code: 'id', pidField: 'pid', hasChildField: 'has_child' },
    },
    'PUT /sys/dict/back/{id}': async (make) => ({ parts: { id: await deletedDict(make) }, message: '操作成功!' }),
    'DELETE /sys/dict/deletePhysic/{id}': async (make) => ({
      parts: { id: await deletedDict(make) },
      message: '删除成功!',
    }),
    'PUT /sys/dict/putRecycleBin': async (make) => ({ body: { ids: await deletedDict(make) } }),
    'DELETE /sys/dict/deleteRecycleBin': async (make) => ({ query: { ids: await deletedDict(make) } }),
    'PUT /sys/user/putRecycleBin': async (make) => ({
      body: { userIds: await deletedUser(make) },
      message: '还原成功',
    }),
    'DELETE /sys/user/deleteRecycleBin': async (make) => ({
      query: { userIds: await deletedUser(make) },
      message: '删除成功',
    }),
    'DELETE /sys/online/mine': async (make) => {
      await make.signIn('admin');
      const mine = await make('GET', '/sys/online/mine');
      return { query: { id: mine.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id } };
    },
    'POST /sys/online/forceLogout': async (make) => {
      await make.signIn('auditor');
      const { records } = await make('GET', '/sys/online/list?username=auditor');
      return { body: { token: records[0].token }, message: '退出登录成功！' };
    },
    'GET /sys/user/queryUserRole': { query: { userid: viewerId } },
    'GET /sys/user/userDepartList': { query: { userId: schoolId }, message: '查找成功' },
    'GET /sys/user/queryUserByDepId': { query: { id: departId } },
    'GET /sys/user/getMultiUser': picked(facts),
    'GET /zsSearchController/getMultiUser': picked(facts),
    'PUT /sys/user/frozenBatch': { body: { ids: viewerId, status: 1 }, message: '操作成功!' },
    'PUT /sys/user/changePassword': async () => {
      const serial = nextSerial();
      const password = `Willow#83jumps${serial}`;
      return { body: { username: 'expert01', password, confirmpassword: password }, message: '密码修改成功!' };
    },
    'PUT /sys/user/resetPassword': { body: { usernames: 'expert01' } },
    'GET /sys/user/userRoleList': { query: { roleId } },
    'POST /sys/user/addSysUserRole': { body: { roleId, userIdList: [viewerId] }, message: '添加成功!' },
    'DELETE /sys/user/deleteUserRole': { query: member, message: '删除成功!' },
    'DELETE /sys/user/deleteUserRoleBatch': { query: member, message: '删除成功!' },
    'POST /sys/user/editSysDepartWithUser': {
      body: { depId: departId, userIdList: [viewerId] },
      message: '添加成功!',
    },
    'DELETE /sys/user/deleteUserInDepart': { query: inDepart, message: '删除成功!' },
    'DELETE /sys/user/deleteUserInDepartBatch': async (make) => {
      await make('POST', '/sys/user/editSysDepartWithUser', { depId: departId, userIdList: [viewerId] });
      return { query: inDepart, message: '删除成功!' };
    },
    'GET /sys/sysUserAgent/queryByUserName': { query: { userName: 'school' } },
    'GET /sys/role/datarule/{permissionId}/{roleId}': { parts: { permissionId: pageId, roleId } },
    'POST /sys/role/datarule': {
      body: { permissionId: pageId, roleId, dataRuleIds: ruleId },
      message: '保存成功!',
    },
    'GET /sys/permission/queryRolePermission': { query: { roleId } },
    'POST /sys/permission/saveRolePermission': { body: { roleId, ...grant }, message: '保存成功！' },
    'POST /sys/permission/addPermissionRule': { body: { permissionId: pageId, ...rule } },
    'PUT /sys/permission/editPermissionRule': { body: { id: ruleId, ...rule } },
    'POST /sys/permission/editPermissionRule': { body: { id: ruleId, ...rule } },
    'DELETE /sys/permission/deletePermissionRule': async (make) => {
      await make('POST', '/sys/permission/addPermissionRule', { permissionId: pageId, ...rule, ruleName: '一时' });
      const rules = await make('GET', `/sys/permission/getPermRuleListByPermId?permissionId=${pageId}`);
      return { query: { id: rules.find(({ ruleName }: { ruleName: string }) => ruleName === '一时').id } };
    },
    'GET /sys/permission/queryDepartPermission': { query: { departId } },
    'POST /sys/permission/saveDepartPermission': { body: { departId, ...grant }, message: '保存成功！' },
    'GET /sys/sysDepart/searchBy': { query: { keyWord: '就业' } },
    'GET /sys/sysDepart/queryAllParentId': { query: { departId } },
    'GET /sys/sysDepart/getUsersByDepartId': { query: { id: departId } },
    'GET /sys/sysDepartRole/getDeptRoleByUserId': { query: { userId: viewerId, departId } },
    'POST /sys/sysDepartRole/deptRoleUserAdd': {
      body: { userId: viewerId, newRoleId: '', oldRoleId: departRoleId },
      message: '添加成功！',
    },
    'GET /sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}': {
      parts: { permissionId: pageId, departId, roleId: departRoleId },
    },
    'POST /sys/sysDepartRole/datarule': {
      body: { permissionId: pageId, roleId: departRoleId, dataRuleIds: '' },
      message: '保存成功!',
    },
    'GET /sys/sysDepartPermission/datarule/{permissionId}/{departId}': { parts: { permissionId: pageId, departId } },
    'POST /sys/sysDepartPermission/datarule': {
      body: { permissionId: pageId, departId, dataRuleIds: ruleId },
      message: '保存成功!',
    },
    'GET /sys/sysDepartPermission/queryTreeListForDeptRole': { query: { departId } },
    'GET /sys/sysDepartPermission/queryDeptRolePermission': { query: { roleId: departRoleId } },
    'POST /sys/sysDepartPermission/saveDeptRolePermission': {
      body: { roleId: departRoleId, ...grant },
      message: '保存成功！',
    },
    'GET /sys/category/loadOne': { query: { field: 'id', val: facts.categoryId } },
    'GET /sys/category/loadTreeData': { query: { pid: '0' } },
    'GET /sys/category/loadDictItem': { query: { ids: facts.categoryId } },
    'GET /sys/category/loadAllData': { query: { code: 'A01' } },
    'GET /sys/category/checkCode': { query: { pid: '0', code: 'A01' } },
    'GET /sys/position/queryByCode': { query: { code: 'director' } },
    'GET /sys/position/queryByIds': { query: { ids: facts.positionId } },
    'GET /sys/duplicate/check': {
      query: { tableName: 'sys_user', fieldName: 'username', fieldVal: 'brandnew1' },
      message: '该值可用！',
    },
    'GET /sys/checkRule/checkByCode': { query: { ruleCode: 'everything', value: 'a' } },
    'GET /sys/fillRule/testFillRule': { query: { ruleCode: 'order_num_rule' } },
    'PUT /sys/fillRule/executeRuleByCode/{ruleCode}': { parts: { ruleCode: 'order_num_rule' } },
    'PUT /sys/fillRule/executeRuleByCodeBatch': { body: { rules: [{ ruleCode: 'order_num_rule' }] } },
    'GET /sys/dataLog/queryDataVerList': { query: { dataTable: 'sys_role', dataId: roleId } },
    'DELETE /sys/log/delete': async (make) => ({ query: { id: await loadFirst(make, log) } }),
    'DELETE /sys/log/deleteBatch': async (make) => ({ query: { ids: `${await loadFirst(make, log)},` } }),
    'GET /sys/dataLog/queryCompareList': version,
    'POST /sys/quartzJob/endRun': async (make) => {
      await make('POST', '/sys/quartzJob/execute', { id: facts.jobId });
      const id = await loadFirst(make, `/sys/quartzJob/runs?jobId=${facts.jobId}`);
      return { body: { id }, refused: '该次执行已结束' };
    },
    'GET /sys/quartzJob/pause': job(facts),
    'POST /sys/quartzJob/pause': job(facts),
    'GET /sys/quartzJob/resume': job(facts),
    'POST /sys/quartzJob/resume': job(facts),
    'GET /sys/quartzJob/execute': job(facts),
    'POST /sys/quartzJob/execute': job(facts),
    'GET /sys/quartzJob/nextTimes': { query: { cron: '0 0 8 * * ? *' } },
    'POST /sys/gatewayRoute/updateAll': async () => ({ ...newRoute(), message: '操作成功！' }),
    'DELETE /sys/gatewayRoute/delete': async (make) => ({
      query: { id: await route(make, false) },
      message: '删除路由成功',
    }),
    'GET /sys/gatewayRoute/clearRedis': { message: '清除成功！' },
    'POST /sys/gatewayRoute/clearRedis': { message: '清除成功！' },
    'PUT /sys/gatewayRoute/putRecycleBin': async (make) => ({ body: { ids: await route(make, true) } }),
    'DELETE /sys/gatewayRoute/deleteRecycleBin': async (make) => ({ query: { ids: await route(make, true) } }),
    'GET /sys/gatewayRoute/copyRoute': async (make) => ({ query: { id: await route(make, false) } }),
    'POST /sys/gatewayRoute/copyRoute': async (make) => ({ body: { id: await route(make, false) } }),
    'GET /online/cgreport/api/getRpColumns/{code}': ofReport,
    'GET /online/cgreport/api/getQueryInfo/{configId}': ofReport,
    'GET /online/cgreport/api/getData/{configId}': ofReport,
    'GET /online/cgreport/api/getColumnsAndData/{configId}': ofReport,
    'GET /online/cgreport/api/getParamsInfo/{configId}': ofReport,
    'GET /online/cgreport/api/exportXls/{configId}': ofReport,
    'GET /online/cgreport/api/exportManySheetXls/{configId}': ofReport,
    'GET /online/cgreport/head/queryById': ofReport,
    'GET /online/cgreport/item/listByHeadId': ofReport,
    'GET /online/cgreport/param/listByHeadId': ofReport,
    'POST /online/cgreport/head/add': async () => ({ body: newReport() }),
    'PUT /online/cgreport/head/editAll': changedReport,
    'POST /online/cgreport/head/editAll': changedReport,
    'PUT /online/cgreport/head/edit': changedReport,
    'POST /online/cgreport/head/edit': changedReport,
    'DELETE /online/cgreport/head/delete': ofReport,
    'DELETE /online/cgreport/head/deleteBatch': async (make) => ({ query: { ids: (await report(make)).id } }),
    'POST /online/cgreport/head/parseSql': { body: { sql: 'select 1 as a' } },
    'GET /online/cgreport/head/parseSql': { query: { sql: 'select 1 as a' } },
    'POST /online/cgreport/head/publish': async (make) => ({
      body: { id: (await report(make)).id, parentId: facts.parentId, name: '报表' },
      message: '发布成功',
    }),
    'POST /sys/upload/session': { body: file },
    'GET /sys/upload/session/{uploadId}': upload,
    'DELETE /sys/upload/session/{uploadId}': upload,
    'GET /ai/v1/conversations': { raw: true },
    'GET /ai/v1/parameters': { raw: true },
    'GET /sys/annountCement/queryById': { query: { id: facts.announcementId } },
    'GET /sys/annountCement/doReleaseData': (make) => release(make, false),
    'POST /sys/annountCement/doReleaseData': (make) => release(make, false),
    'GET /sys/annountCement/doReovkeData': (make) => release(make, true),
    'POST /sys/annountCement/doReovkeData': (make) => release(make, true),
    'GET /sys/annountCement/show/{id}': { absent: true },
    'GET /sys/sysAnnouncementSend/getOne': async (make) => {
      await newAnnouncement(make, true);
      await make('GET', '/sys/annountCement/listByUser');
      return { query: { sendId: await loadFirst(make, '/sys/sysAnnouncementSend/getMyAnnouncementSend') } };
    },
    'POST /sys/message/sysMessageTemplate/use': async (make) => ({ body: { id: await newTemplate(make) } }),
    'POST /sys/message/sysMessageTemplate/notUse': async (make) => {
      const id = await newTemplate(make);
      await make('POST', '/sys/message/sysMessageTemplate/use', { id });
      return { body: { id } };
    },
    'POST /sys/message/sysMessageTemplate/sendMsg': {
      body: { templateCode: 'HELLO', receiver: 'viewer', testData: '{}' },
      message: '发送消息任务添加成功！',
    },
    'GET /api/pc/bizCompany/getUserByCompanyId': { query: { companyId: 'nothing' } },
    'GET /actuator/metrics/{name}': { parts: { name: 'system.cpu.count' }, raw: true },
    'GET /actuator/httptrace': { raw: true },
    'GET /actuator/health': { raw: true },
    'GET /sys/actuator/redis/keysSize': { raw: true },
    'GET /sys/actuator/redis/memoryInfo': { raw: true },
    'GET /sys/actuator/redis/keysSizeForReport': { raw: true },
    'GET /sys/actuator/redis/infoForReport': { raw: true },
    'GET /sys/actuator/redis/memoryForReport': { raw: true },
    'POST /sys/monitor/clearCache': { body: { namespace: 'permissions' }, message: '清除成功！' },
  };
};
