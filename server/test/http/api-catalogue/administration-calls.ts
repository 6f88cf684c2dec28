/** Calls of users, roles, departments and tenants. */
export const administrationCalls = `
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
`;
