/** Calls of sign-in, own accounts and dictionaries. */
export const accountCalls = `
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
`;
