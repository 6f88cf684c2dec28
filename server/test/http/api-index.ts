/** Who may make a call (`api.md` 1.5): anybody, any signed-in user, a holder of the code, on oneself, the registering company, by a signed address. */
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

/** The catalogue of all calls (`api.md` 17): methods, path, access class, code. */
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
GET /sys/dict/list A system:dict:list
GET /sys/dict/queryById A system:dict:list
POST /sys/dict/add A system:dict:add
PUT,POST /sys/dict/edit A system:dict:edit
DELETE /sys/dict/delete A system:dict:delete
DELETE /sys/dict/deleteBatch A system:dict:deleteBatch
GET,POST /sys/dict/exportXls A system:dict:exportXls
POST /sys/dict/importExcel A system:dict:importExcel
GET /sys/dict/treeList A system:dict:list
GET /sys/dict/deleteList A system:dict:recycleBin
PUT /sys/dict/back/{id} A system:dict:recycleBin
DELETE /sys/dict/deletePhysic/{id} A system:dict:deleteRecycleBin
PUT /sys/dict/putRecycleBin A system:dict:recycleBin
DELETE /sys/dict/deleteRecycleBin A system:dict:deleteRecycleBin
GET /sys/dictItem/list A system:dict:item:list
GET /sys/dictItem/queryById A system:dict:item:list
POST /sys/dictItem/add A system:dict:item:add
PUT,POST /sys/dictItem/edit A system:dict:item:edit
DELETE /sys/dictItem/delete A system:dict:item:delete
DELETE /sys/dictItem/deleteBatch A system:dict:item:deleteBatch
GET /sys/dictItem/dictItemCheck L
GET /sys/tableWhiteList/list A system:tableWhite:list
GET /sys/tableWhiteList/queryById A system:tableWhite:list
POST /sys/tableWhiteList/add A system:tableWhite:add
PUT,POST /sys/tableWhiteList/edit A system:tableWhite:edit
DELETE /sys/tableWhiteList/delete A system:tableWhite:delete
DELETE /sys/tableWhiteList/deleteBatch A system:tableWhite:deleteBatch
GET /sys/area/children P
GET /sys/area/names P
GET /sys/superQuery/list L
POST /sys/superQuery/add L
PUT,POST /sys/superQuery/edit L
DELETE /sys/superQuery/delete L
# Users, agents, address book, online users
GET /sys/user/list A system:user:list
GET /sys/user/queryById A system:user:list
POST /sys/user/add A system:user:add
PUT,POST /sys/user/edit A system:user:edit
DELETE /sys/user/delete A system:user:delete
DELETE /sys/user/deleteBatch A system:user:deleteBatch
GET,POST /sys/user/exportXls A system:user:exportXls
POST /sys/user/importExcel A system:user:importExcel
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
GET /sys/sysUserAgent/list A system:useragent:list
GET /sys/sysUserAgent/queryById A system:useragent:list
POST /sys/sysUserAgent/add A system:useragent:add
PUT,POST /sys/sysUserAgent/edit A system:useragent:edit
DELETE /sys/sysUserAgent/delete A system:useragent:delete
DELETE /sys/sysUserAgent/deleteBatch A system:useragent:deleteBatch
GET,POST /sys/sysUserAgent/exportXls A system:useragent:exportXls
POST /sys/sysUserAgent/importExcel A system:useragent:importExcel
GET /sys/sysUserAgent/queryByUserName A system:useragent:list
GET /sys/online/list A system:online:list
POST /sys/online/forceLogout A system:online:forceLogout
GET /zsSearchController/queryUserComponentData L
GET /zsSearchController/getMultiUser L
GET /zsSearchController/queryTreeList L
GET /zsSearchController/queryDepartTreeSync L
# Roles, menus, grants
GET /sys/role/list L/A system:role:list
GET /sys/role/queryById A system:role:list
POST /sys/role/add A system:role:add
PUT,POST /sys/role/edit A system:role:edit
DELETE /sys/role/delete A system:role:delete
DELETE /sys/role/deleteBatch A system:role:deleteBatch
GET,POST /sys/role/exportXls A system:role:exportXls
POST /sys/role/importExcel A system:role:importExcel
GET /sys/role/queryall L
GET /sys/role/queryallNoByTenant L
GET /sys/role/checkRoleCode L
GET /sys/role/queryTreeList A system:permission:saveRole
GET /sys/role/datarule/{permissionId}/{roleId} A system:permission:saveRole
POST /sys/role/datarule A system:permission:saveRole
GET /sys/permission/list A system:permission:list
GET /sys/permission/getSystemMenuList A system:permission:list
GET /sys/permission/getSystemSubmenu A system:permission:list
GET /sys/permission/getSystemSubmenuBatch A system:permission:list
GET /sys/permission/queryTreeList A system:permission:list
GET /sys/permission/queryListAsync A system:permission:list
GET /sys/permission/checkPermDuplication L
POST /sys/permission/add A system:permission:add
PUT,POST /sys/permission/edit A system:permission:edit
DELETE /sys/permission/delete A system:permission:delete
DELETE /sys/permission/deleteBatch A system:permission:deleteBatch
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
POST /sys/sysDepart/add A system:depart:add
PUT,POST /sys/sysDepart/edit A system:depart:edit
DELETE /sys/sysDepart/delete A system:depart:delete
DELETE /sys/sysDepart/deleteBatch A system:depart:deleteBatch
GET,POST /sys/sysDepart/exportXls A system:depart:exportXls
POST /sys/sysDepart/importExcel A system:depart:importExcel
GET /sys/sysDepartRole/list A system:depart:role:list
GET /sys/sysDepartRole/queryById A system:depart:role:list
POST /sys/sysDepartRole/add A system:depart:role:add
PUT,POST /sys/sysDepartRole/edit A system:depart:role:edit
DELETE /sys/sysDepartRole/delete A system:depart:role:delete
DELETE /sys/sysDepartRole/deleteBatch A system:depart:role:deleteBatch
GET,POST /sys/sysDepartRole/exportXls A system:depart:role:exportXls
POST /sys/sysDepartRole/importExcel A system:depart:role:importExcel
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
GET /sys/category/queryById A system:category:list
POST /sys/category/add A system:category:add
PUT,POST /sys/category/edit A system:category:edit
DELETE /sys/category/delete A system:category:delete
DELETE /sys/category/deleteBatch A system:category:deleteBatch
GET,POST /sys/category/exportXls A system:category:exportXls
POST /sys/category/importExcel A system:category:importExcel
GET /sys/position/list L/A system:position:list
GET /sys/position/queryById A system:position:list
POST /sys/position/add A system:position:add
PUT,POST /sys/position/edit A system:position:edit
DELETE /sys/position/delete A system:position:delete
DELETE /sys/position/deleteBatch A system:position:deleteBatch
GET,POST /sys/position/exportXls A system:position:exportXls
POST /sys/position/importExcel A system:position:importExcel
GET /sys/position/queryByCode L
GET /sys/position/queryByIds L
GET /sys/tenant/list A system:tenant:list
GET /sys/tenant/queryById A system:tenant:list
POST /sys/tenant/add A system:tenant:add
PUT,POST /sys/tenant/edit A system:tenant:edit
DELETE /sys/tenant/delete A system:tenant:delete
DELETE /sys/tenant/deleteBatch A system:tenant:deleteBatch
GET /sys/tenant/queryList L
GET /sys/duplicate/check L
GET /sys/checkRule/checkByCode L
GET /sys/checkRule/list A system:checkrule:list
GET /sys/checkRule/queryById A system:checkrule:list
POST /sys/checkRule/add A system:checkrule:add
PUT,POST /sys/checkRule/edit A system:checkrule:edit
DELETE /sys/checkRule/delete A system:checkrule:delete
DELETE /sys/checkRule/deleteBatch A system:checkrule:deleteBatch
GET,POST /sys/checkRule/exportXls A system:checkrule:exportXls
POST /sys/checkRule/importExcel A system:checkrule:importExcel
GET /sys/fillRule/list A system:fillrule:list
GET /sys/fillRule/queryById A system:fillrule:list
POST /sys/fillRule/add A system:fillrule:add
PUT,POST /sys/fillRule/edit A system:fillrule:edit
DELETE /sys/fillRule/delete A system:fillrule:delete
DELETE /sys/fillRule/deleteBatch A system:fillrule:deleteBatch
GET,POST /sys/fillRule/exportXls A system:fillrule:exportXls
POST /sys/fillRule/importExcel A system:fillrule:importExcel
GET /sys/fillRule/testFillRule A system:fillrule:list
PUT /sys/fillRule/executeRuleByCode/{ruleCode} L
PUT /sys/fillRule/executeRuleByCodeBatch L
# Logs, jobs, data sources, gateway
GET /sys/log/list A system:log:list
DELETE /sys/log/delete A system:log:delete
DELETE /sys/log/deleteBatch A system:log:deleteBatch
GET,POST /sys/log/exportXls A system:log:exportXls
GET /sys/loginfo L
GET /sys/visitInfo L
GET /sys/dataLog/list A system:datalog:list
GET /sys/dataLog/queryCompareList A system:datalog:list
GET /sys/dataLog/queryDataVerList A system:datalog:list
GET /sys/quartzJob/list A system:quartzJob:list
GET /sys/quartzJob/queryById A system:quartzJob:list
POST /sys/quartzJob/add A system:quartzJob:add
PUT,POST /sys/quartzJob/edit A system:quartzJob:edit
DELETE /sys/quartzJob/delete A system:quartzJob:delete
DELETE /sys/quartzJob/deleteBatch A system:quartzJob:deleteBatch
GET,POST /sys/quartzJob/exportXls A system:quartzJob:exportXls
POST /sys/quartzJob/importExcel A system:quartzJob:importExcel
GET,POST /sys/quartzJob/pause A system:quartzJob:pause
GET,POST /sys/quartzJob/resume A system:quartzJob:resume
GET,POST /sys/quartzJob/execute A system:quartzJob:execute
GET /sys/quartzJob/nextTimes L
GET /sys/quartzJob/types A system:quartzJob:list
GET /sys/quartzJob/runs A system:quartzJob:list
POST /sys/quartzJob/endRun A system:quartzJob:pause
GET /sys/dataSource/list A system:datasource:list
GET /sys/dataSource/queryById A system:datasource:list
POST /sys/dataSource/add A system:datasource:add
PUT,POST /sys/dataSource/edit A system:datasource:edit
DELETE /sys/dataSource/delete A system:datasource:delete
DELETE /sys/dataSource/deleteBatch A system:datasource:deleteBatch
GET,POST /sys/dataSource/exportXls A system:datasource:exportXls
POST /sys/dataSource/importExcel A system:datasource:importExcel
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
GET /sys/annountCement/list A system:sysAnnouncement:list
POST /sys/annountCement/add A system:sysAnnouncement:add
PUT,POST /sys/annountCement/edit A system:sysAnnouncement:edit
DELETE /sys/annountCement/delete A system:sysAnnouncement:delete
DELETE /sys/annountCement/deleteBatch A system:sysAnnouncement:deleteBatch
GET,POST /sys/annountCement/exportXls A system:sysAnnouncement:exportXls
POST /sys/annountCement/importExcel A system:sysAnnouncement:importExcel
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
GET /sys/sysAnnouncementSend/list A system:sysAnnouncementSend:list
GET /sys/sysAnnouncementSend/queryById A system:sysAnnouncementSend:list
POST /sys/sysAnnouncementSend/add A system:sysAnnouncementSend:add
PUT,POST /sys/sysAnnouncementSend/edit A system:sysAnnouncementSend:edit
DELETE /sys/sysAnnouncementSend/delete A system:sysAnnouncementSend:delete
DELETE /sys/sysAnnouncementSend/deleteBatch A system:sysAnnouncementSend:deleteBatch
GET /sys/message/sysMessage/list A system:message:list
GET /sys/message/sysMessage/queryById A system:message:list
DELETE /sys/message/sysMessage/delete A system:message:delete
DELETE /sys/message/sysMessage/deleteBatch A system:message:deleteBatch
GET,POST /sys/message/sysMessage/exportXls A system:message:exportXls
POST /sys/message/sysMessage/resend A system:message:edit
POST /sys/message/sysMessage/cancel A system:message:edit
POST /sys/message/sysMessageTemplate/use A system:message:template:edit
POST /sys/message/sysMessageTemplate/notUse A system:message:template:edit
GET /sys/message/messageEvent/list A system:message:event:list
PUT,POST /sys/message/messageEvent/edit A system:message:event:edit
GET /sys/message/sysMessageTemplate/list A system:message:template:list
GET /sys/message/sysMessageTemplate/queryById A system:message:template:list
POST /sys/message/sysMessageTemplate/add A system:message:template:add
PUT,POST /sys/message/sysMessageTemplate/edit A system:message:template:edit
DELETE /sys/message/sysMessageTemplate/delete A system:message:template:delete
DELETE /sys/message/sysMessageTemplate/deleteBatch A system:message:template:deleteBatch
GET,POST /sys/message/sysMessageTemplate/exportXls A system:message:template:exportXls
POST /sys/message/sysMessageTemplate/importExcel A system:message:template:importExcel
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
GET /online/cgreport/head/list A online:report:list
GET /online/cgreport/head/queryById A online:report:list
POST /online/cgreport/head/add A online:report:add
PUT,POST /online/cgreport/head/editAll A online:report:edit
PUT,POST /online/cgreport/head/edit A online:report:edit
DELETE /online/cgreport/head/delete A online:report:delete
DELETE /online/cgreport/head/deleteBatch A online:report:deleteBatch
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

/** Every row of the catalogue, a method each; sockets are no calls. */
export const apiIndex: readonly IndexRow[] = (() => {
  let section = '';
  return catalogue
    .trim()
    .split('\n')
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
