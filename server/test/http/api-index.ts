/** Access classes: anybody, any signed-in user, a holder of the code, on oneself, the registering company, by a signed address. */
type AccessClass = 'P' | 'L' | 'A' | 'O' | 'R' | 'F' | 'L/R' | 'L/A' | 'P/R' | 'socket';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** A row of the catalogue of calls for one of its methods. */
export interface IndexRow {
  readonly section: string;
  readonly method: Method;
  /** As the catalogue writes it, with `{name}` for parts. */
  readonly path: string;
  readonly access: AccessClass;
  /** The code that class A asks for. */
  readonly code: string | undefined;
}

/** The calls that an entity has, with the codes behind its own; `ALL` stands for them in the catalogue. */
const standard: readonly (readonly [call: string, methods: string, right: string])[] = [
  ['list', 'GET', 'list'],
  ['queryById', 'GET', 'list'],
  ['add', 'POST', 'add'],
  ['edit', 'PUT,POST', 'edit'],
  ['delete', 'DELETE', 'delete'],
  ['deleteBatch', 'DELETE', 'deleteBatch'],
  ['exportXls', 'GET,POST', 'exportXls'],
  ['importExcel', 'POST', 'importExcel'],
];

/**
 * The catalogue of all calls: methods, path, access class, code. `ALL` is every standard call below the
 * path, `but` those that are named.
 */
const catalogue = `
# Sign-in, registration, own account
GET /sys/randomImage/{key} P
POST /sys/checkCaptcha P
POST /sys/smsCheckCaptcha P
POST /companyRegister/queryCompanyInfo P
GET,POST /companyRegister/queryCompanyInfoByPhone P
GET /companyRegister/getRegistCompanyByUserName P/R
POST /companyRegister/saveAccount P
GET /companyRegister/checkAccount P
GET /companyRegister/queryByUsername R
GET /companyRegister/checkCreditCode R
POST /companyRegister/saveCompany R
POST /companyRegister/submit R
POST /companyRegister/withdraw R
POST /companyRegister/upload R
GET /api/pc/bizCompany/list A company:company:list
POST /api/pc/bizCompany/audit A company:company:audit
POST /sys/sms P
POST /sys/login P
POST /sys/phoneLogin P
POST,GET /sys/logout P
GET /sys/thirdLogin/getLoginUser/{token}/{thirdType} P
GET /sys/thirdLogin/render/{source} P
GET /sys/thirdLogin/{source}/callback P
GET /sys/thirdLogin/oauth2/{source}/login P
GET /sys/thirdLogin/oauth2/{source}/callback P
POST /sys/thirdLogin/bindingThirdPhone P
GET /sys/thirdLogin/bindings O
DELETE /sys/thirdLogin/binding O
POST /pcwxlogin/ticketLogin P
POST /pcwxlogin/mobileTicketLogin P
POST /pcwxlogin/userNameTicketLogin P
GET /pcwxlogin/config P
GET /pcwxlogin/callback P
GET /sys/cas/client/validateLogin P
POST /sys/cas/logout P
POST /sys/sso/exchange P
GET /sys/getEncryptedString P
POST /sys/user/register P
POST /sys/user/phoneVerification P
POST /sys/user/passwordChange P
POST,PUT /sys/selectDepart O
GET /sys/user/getCurrentUserDeparts O
GET /sys/user/ifResetAccount O
GET /sys/user/ifAccount L
POST /sys/user/resetAccountPwd O
POST,PUT /sys/user/updatePassword O
GET /sys/permission/getUserPermissionByToken O
GET /sys/permission/getPermCode O
GET /sys/thirdApp/getEnabledType O
GET /sys/user/getUserInfo O
GET /sys/user/getUserSectionInfoByToken O
GET /sys/user/login/setting/getUserData O
POST /sys/user/login/setting/userEdit O
PUT /sys/user/appEdit O
PUT /sys/user/updateMobile O
PUT /sys/user/changePhone O
POST /sys/user/verifyPassword O
POST /sys/user/verifyOldPhone O
POST /sys/user/lockScreen O
POST /sys/user/unlockScreen O
GET /account/center/summary O
GET,PUT /account/setting/notification O account:setting
PUT /account/setting/theme O account:setting
GET,DELETE /sys/online/mine O
POST /sys/log/addAILog L
GET /mock/api/user L
GET /mock/api/role L
GET /mock/api/permission L
GET /mock/api/permission/no-pager L
GET,POST,PUT /mock/api/service L
# Dictionaries
GET /sys/dict/refleshCache L
GET /sys/dict/queryAllDictItems L
GET /sys/dict/getDictItems/{dictCode} L/R
GET /sys/dict/getDictText/{dictCode}/{key} L
GET /sys/dict/loadDictItem/{dict} L
GET /sys/dict/loadDict/{dict} L
GET /sys/dict/loadDictOrderByValue/{dict} L
GET /sys/dict/loadTreeData L
ALL /sys/dict A system:dict
GET /sys/dict/treeList A system:dict:list
GET /sys/dict/deleteList A system:dict:recycleBin
PUT /sys/dict/back/{id} A system:dict:recycleBin
DELETE /sys/dict/deletePhysic/{id} A system:dict:deleteRecycleBin
PUT /sys/dict/putRecycleBin A system:dict:recycleBin
DELETE /sys/dict/deleteRecycleBin A system:dict:deleteRecycleBin
ALL /sys/dictItem A system:dict:item but exportXls importExcel
GET /sys/dictItem/dictItemCheck L
ALL /sys/tableWhiteList A system:tableWhite but exportXls importExcel
GET /sys/area/children P
GET /sys/area/names P
GET /sys/superQuery/list L
POST /sys/superQuery/add L
PUT,POST /sys/superQuery/edit L
DELETE /sys/superQuery/delete L
GET /sys/listView/list L
POST /sys/listView/add L
PUT /sys/listView/edit L
DELETE /sys/listView/delete L
PUT /sys/listView/setDefault L
# Users, agents, address book, online users
ALL /sys/user A system:user
PUT /sys/user/frozenBatch A system:user:frozenBatch
PUT /sys/user/changePassword A system:user:changepwd
PUT /sys/user/resetPassword A system:user:resetPassword
GET /sys/user/queryUserRole A system:user:queryUserRole
GET /sys/user/userDepartList A system:user:list
GET /sys/user/generateUserId A system:user:add
GET /sys/user/checkOnlyUser P
GET /sys/user/queryUserByDepId L
GET /sys/user/queryUserComponentData L
GET /sys/user/getMultiUser L
GET /sys/user/queryByIds L
GET /sys/user/queryByNames L
GET /sys/user/userRoleList A system:role:list
POST /sys/user/addSysUserRole A system:user:addUserRole
DELETE /sys/user/deleteUserRole A system:user:deleteRole
DELETE /sys/user/deleteUserRoleBatch A system:user:deleteRoleBatch
GET /sys/user/departUserList L
POST /sys/user/editSysDepartWithUser A system:user:editDepartWithUser
DELETE /sys/user/deleteUserInDepart A system:user:deleteUserInDepart
DELETE /sys/user/deleteUserInDepartBatch A system:user:deleteUserInDepartBatch
GET /sys/user/queryByOrgCode L
GET /sys/user/queryByOrgCodeForAddressList L
GET /sys/user/recycleBin A system:user:recycleBin
PUT /sys/user/putRecycleBin A system:user:recycleBin
DELETE /sys/user/deleteRecycleBin A system:user:deleteRecycleBin
ALL /sys/sysUserAgent A system:useragent
GET /sys/sysUserAgent/queryByUserName A system:useragent:list
GET /sys/online/list A system:online:list
POST /sys/online/forceLogout A system:online:forceLogout
GET /zsSearchController/queryUserComponentData L
GET /zsSearchController/getMultiUser L
GET /zsSearchController/queryTreeList L
GET /zsSearchController/queryDepartTreeSync L
# Roles, menus, grants
GET /sys/role/list L/A system:role:list
ALL /sys/role A system:role but list
GET /sys/role/queryall L
GET /sys/role/queryallNoByTenant L
GET /sys/role/checkRoleCode L
GET /sys/role/queryTreeList A system:permission:saveRole
GET /sys/role/datarule/{permissionId}/{roleId} A system:permission:saveRole
POST /sys/role/datarule A system:permission:saveRole
ALL /sys/permission A system:permission but queryById exportXls importExcel
GET /sys/permission/getSystemMenuList A system:permission:list
GET /sys/permission/getSystemSubmenu A system:permission:list
GET /sys/permission/getSystemSubmenuBatch A system:permission:list
GET /sys/permission/queryTreeList A system:permission:list
GET /sys/permission/queryListAsync A system:permission:list
GET /sys/permission/checkPermDuplication L
GET /sys/permission/queryRolePermission A system:permission:saveRole
POST /sys/permission/saveRolePermission A system:permission:saveRole
GET /sys/permission/getPermRuleListByPermId A system:permission:list
GET /sys/permission/queryPermissionRule A system:permission:list
POST /sys/permission/addPermissionRule A system:permission:addRule
PUT,POST /sys/permission/editPermissionRule A system:permission:editRule
DELETE /sys/permission/deletePermissionRule A system:permission:deleteRule
GET /sys/permission/queryDepartPermission A system:permission:saveDepart
POST /sys/permission/saveDepartPermission A system:permission:saveDepart
# Departments
GET /sys/sysDepart/queryTreeList L
GET /sys/sysDepart/queryDepartTreeSync L
GET /sys/sysDepart/queryIdTree L
GET /sys/sysDepart/searchBy L
GET /sys/sysDepart/queryAllParentId L
GET /sys/sysDepart/listAll L
GET /sys/sysDepart/queryTreeByKeyWord L
GET /sys/sysDepart/getDepartName L
GET /sys/sysDepart/getUsersByDepartId L
GET /sys/sysDepart/list L
GET /sys/sysDepart/queryMyDeptTreeList O
ALL /sys/sysDepart A system:depart but list queryById
ALL /sys/sysDepartRole A system:depart:role
GET /sys/sysDepartRole/getDeptRoleList A system:depart:role:list
GET /sys/sysDepartRole/getDeptRoleByUserId A system:depart:role:list
POST /sys/sysDepartRole/deptRoleUserAdd A system:depart:role:userAdd
GET /sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId} A system:permission:saveDepart
POST /sys/sysDepartRole/datarule A system:permission:saveDepart
GET /sys/sysDepartPermission/list A system:permission:saveDepart
GET /sys/sysDepartPermission/queryById A system:permission:saveDepart
POST /sys/sysDepartPermission/add A system:permission:saveDepart
PUT,POST /sys/sysDepartPermission/edit A system:permission:saveDepart
DELETE /sys/sysDepartPermission/delete A system:permission:saveDepart
DELETE /sys/sysDepartPermission/deleteBatch A system:permission:saveDepart
GET /sys/sysDepartPermission/datarule/{permissionId}/{departId} A system:permission:saveDepart
POST /sys/sysDepartPermission/datarule A system:permission:saveDepart
GET /sys/sysDepartPermission/queryTreeListForDeptRole A system:permission:saveDepart
GET /sys/sysDepartPermission/queryDeptRolePermission A system:permission:saveDepart
POST /sys/sysDepartPermission/saveDeptRolePermission A system:permission:saveDepart
# Categories, positions, tenants, checks
GET /sys/category/loadTreeRoot L/R
GET /sys/category/loadTreeChildren L/R
GET /sys/category/loadOne L
GET /sys/category/loadTreeData L
GET /sys/category/loadDictItem L/R
GET /sys/category/loadAllData L/R
GET /sys/category/checkCode L
GET /sys/category/rootList A system:category:list
GET /sys/category/childList A system:category:list
GET /sys/category/getChildListBatch A system:category:list
ALL /sys/category A system:category but list
GET /sys/position/list L/A system:position:list
ALL /sys/position A system:position but list
GET /sys/position/queryByCode L
GET /sys/position/queryByIds L
ALL /sys/tenant A system:tenant but exportXls importExcel
GET /sys/tenant/queryList L
GET /sys/duplicate/check L
GET /sys/checkRule/checkByCode L
ALL /sys/checkRule A system:checkrule
ALL /sys/fillRule A system:fillrule
GET /sys/fillRule/testFillRule A system:fillrule:list
PUT /sys/fillRule/executeRuleByCode/{ruleCode} L
PUT /sys/fillRule/executeRuleByCodeBatch L
# Logs, jobs, data sources, gateway
ALL /sys/log A system:log but queryById add edit importExcel
GET /sys/loginfo L
GET /sys/visitInfo L
GET /sys/dataLog/list A system:datalog:list
GET /sys/dataLog/queryCompareList A system:datalog:list
GET /sys/dataLog/queryDataVerList A system:datalog:list
ALL /sys/quartzJob A system:quartzJob
GET,POST /sys/quartzJob/pause A system:quartzJob:pause
GET,POST /sys/quartzJob/resume A system:quartzJob:resume
GET,POST /sys/quartzJob/execute A system:quartzJob:execute
GET /sys/quartzJob/nextTimes L
GET /sys/quartzJob/types A system:quartzJob:list
GET /sys/quartzJob/runs A system:quartzJob:list
POST /sys/quartzJob/endRun A system:quartzJob:pause
ALL /sys/dataSource A system:datasource
GET /sys/dataSource/options L
GET /sys/gatewayRoute/list A system:gateway:list
POST /sys/gatewayRoute/updateAll A system:gateway:updateAll
DELETE /sys/gatewayRoute/delete A system:gateway:delete
GET,POST /sys/gatewayRoute/clearRedis A system:gateway:updateAll
GET /sys/gatewayRoute/deleteList A system:gateway:list
PUT /sys/gatewayRoute/putRecycleBin A system:gateway:putRecycleBin
DELETE /sys/gatewayRoute/deleteRecycleBin A system:gateway:deleteRecycleBin
GET,POST /sys/gatewayRoute/copyRoute A system:gateway:copyRoute
GET /sys/gatewayRoute/health A system:gateway:list
# Announcements, messages
ALL /sys/annountCement A system:sysAnnouncement but queryById
GET /sys/annountCement/queryById L
GET,POST /sys/annountCement/doReleaseData A system:sysAnnouncement:doReleaseData
GET,POST /sys/annountCement/doReovkeData A system:sysAnnouncement:doReovkeData
GET /sys/annountCement/listByUser O
GET /sys/annountCement/syncNotic L
GET /sys/annountCement/show/{id} P
GET /sys/annountCement/getUnreadMessageCount O
PUT,POST /sys/sysAnnouncementSend/editByAnntIdAndUserId O
PUT /sys/sysAnnouncementSend/readAll O
GET /sys/sysAnnouncementSend/getMyAnnouncementSend O
GET /sys/sysAnnouncementSend/getOne O
ALL /sys/sysAnnouncementSend A system:sysAnnouncementSend but exportXls importExcel
ALL /sys/message/sysMessage A system:message but add edit importExcel
GET /sys/message/recentCodes A system:message:list
POST /sys/message/sysMessage/resend A system:message:edit
POST /sys/message/sysMessage/cancel A system:message:edit
POST /sys/message/sysMessageTemplate/use A system:message:template:edit
POST /sys/message/sysMessageTemplate/notUse A system:message:template:edit
GET /sys/message/messageEvent/list A system:message:event:list
PUT,POST /sys/message/messageEvent/edit A system:message:event:edit
ALL /sys/message/sysMessageTemplate A system:message:template
POST /sys/message/sysMessageTemplate/sendMsg A system:message:template:sendMsg
# Files, reports
POST /sys/common/upload L
POST /sys/upload/uploadMinio L
POST /sys/upload/session L
GET /sys/upload/session/{uploadId} L
PUT /sys/upload/session/{uploadId}/{part} L
POST /sys/upload/session/{uploadId}/complete L
DELETE /sys/upload/session/{uploadId} L
GET /sys/common/sheet/{path} F
GET /sys/common/static/{path} F
GET /sys/common/403 P
GET /sys/oss/file/list A system:ossFile:list
GET /sys/oss/file/queryById A system:ossFile:list
POST /sys/oss/file/upload A system:ossFile:upload
DELETE /sys/oss/file/delete A system:ossFile:delete
GET /online/cgreport/api/getRpColumns/{code} L
GET /online/cgreport/api/getQueryInfo/{configId} L
GET /online/cgreport/api/getData/{configId} L
GET /online/cgreport/api/getColumnsAndData/{configId} L
GET /online/cgreport/api/getParamsInfo/{configId} L
GET /online/cgreport/api/getReportDictList L
GET /online/cgreport/api/exportXls/{configId} A online:report:export
GET /online/cgreport/api/exportManySheetXls/{configId} A online:report:export
POST /online/cgreport/api/testConnection A online:report:add
ALL /online/cgreport/head A online:report but exportXls importExcel
PUT,POST /online/cgreport/head/editAll A online:report:edit
POST /online/cgreport/head/publish A online:report:edit
POST,GET /online/cgreport/head/parseSql A online:report:add
GET /online/cgreport/item/listByHeadId A online:report:list
GET /online/cgreport/param/listByHeadId A online:report:list
# Business calls named by the specifications
GET /api/pc/bizCompany/queryById L
GET /api/pc/bizCompany/getUserByCompanyId A company:companyUser:list
GET /api/pc/bizCompany/getGxCompanyUser L
GET /preach/preach/queryById L
GET,DELETE /preach/preach/delete A preach:preach:delete
POST /preach/preach/save A preach:preach:save
GET /api/pc/companyUser/chackAccountNumber L
GET,DELETE /api/pc/companyUser/deleteCompanyUser A company:companyUser:delete
GET /questAns/list L
GET /api/posttype/queryTreeList L
PUT /invite/Register/checkPromoterExist L
GET /postMethod/methodCollet/queryList A resume:delivery:transfer
GET /recommend/resumeRecommend/getPostList A recommend:resumeRecommend:add
POST /companyPost/companyPost/resumeTransferToPost A resume:delivery:transfer
POST /recommend/resumeRecommend/batchAddRecommend A recommend:resumeRecommend:add
GET /publicity/companyPublicity/loginPageData P
# Sockets, chat, monitoring
WS /websocket/{userId} socket
WS /vxeSocket/{userId}/{pageId} socket
POST /ai/v1/chat-messages L
POST /ai/v1/chat-messages/{task_id}/stop L
GET /ai/v1/conversations L
DELETE /ai/v1/conversations/{id} L
GET /ai/v1/messages L
GET /ai/v1/parameters L
POST /ai/v1/conversations/{id}/name L
POST /ai/v1/messages/{id}/feedbacks L
GET /actuator/metrics/{name} A system:monitor:view
GET /actuator/httptrace A system:monitor:view
GET /actuator/health P
GET /sys/actuator/redis/info A system:monitor:view
GET /sys/actuator/redis/keysSize A system:monitor:view
GET /sys/actuator/redis/memoryInfo A system:monitor:view
GET /sys/actuator/redis/keysSizeForReport A system:monitor:view
GET /sys/actuator/redis/memoryForReport A system:monitor:view
GET /sys/actuator/redis/infoForReport A system:monitor:view
GET /sys/actuator/redis/queryDiskInfo A system:monitor:view
GET /sys/monitor/overview A system:monitor:view
POST /sys/monitor/clearCache A system:monitor:edit
`;

/** A line with the standard calls it stands for, a line each. */
function spelled(line: string): string[] {
  const [head = '', but = ''] = line.split(' but ');
  const [methods, path, access, code] = head.split(' ');
  if (methods !== 'ALL') return [line];
  const without = but.split(' ');
  return standard
    .filter(([call]) => !without.includes(call))
    .map(([call, of, right]) => `${of} ${path}/${call} ${access} ${code}:${right}`);
}
/** Every row of the catalogue, a method each; sockets are no calls. */
export const apiIndex: readonly IndexRow[] = (() => {
  let section = '';
  return catalogue
    .trim()
    .split('\n')
    .flatMap(spelled)
    .flatMap((line): IndexRow[] => {
      if (line.startsWith('# ')) {
        section = line.slice(2);
        return [];
      }
      const [methods = '', path = '', access, code] = line.split(' ');
      if (access === 'socket') return [];
      return methods
        .split(',')
        .map((method) => ({ section, method: method as Method, path, access: access as AccessClass, code }));
    });
})();
