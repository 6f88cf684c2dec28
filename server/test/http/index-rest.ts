interface Missing {
  readonly reason: string;
  /** Matched with `METHOD /path`. */
  readonly rows: RegExp;
}
/** Rows of the catalogue that the server does not answer yet. It shrinks: a row that answers fails the test. */
export const notOfferedYet: readonly Missing[] = [
  { reason: '第三方登录', rows: / \/sys\/thirdLogin\/(render|oauth2|\{source\})/ },
  { reason: '示例数据', rows: / \/mock\/api\// },
  { reason: '多数据源', rows: / \/sys\/dataSource\// },
  { reason: '断点续传与表格预览', rows: / \/sys\/(upload\/session|common\/sheet)/ },
  { reason: '在线报表', rows: / \/online\/cgreport\// },
  { reason: '宣讲会、问答、推广', rows: / \/(preach|questAns|invite)\// },
  { reason: 'AI客服', rows: / \/ai\/v1\// },
];

/**
 * What rows answer to the administrator's empty request, where a good one takes more than a request: a picture's
 * answer, a partner's ticket, a mobile. Their own tests show the good case.
 */
export const refusedAlone: Readonly<Record<string, string>> = {
  'POST /sys/user/passwordChange': '重置密码失败！',
  'DELETE /sys/thirdLogin/binding': '请输入来源!',
  'PUT /sys/user/updateMobile': '请输入新手机号!',
  'POST /sys/user/verifyOldPhone': '请输入短信验证码!',
  'POST /sys/checkCaptcha': '验证码无效',
  'POST /sys/smsCheckCaptcha': '验证码无效',
  'POST /companyRegister/queryCompanyInfo': '验证码无效',
  'GET /companyRegister/queryCompanyInfoByPhone': '请输入手机号码!',
  'POST /companyRegister/queryCompanyInfoByPhone': '请输入手机号码!',
  'GET /companyRegister/getRegistCompanyByUserName': '未找到注册企业',
  'POST /companyRegister/saveAccount': '请输入用户名',
  'GET /companyRegister/checkAccount': '参数不识别！',
  'GET /companyRegister/queryByUsername': '操作已超时，请返回登录页重新验证',
  'GET /companyRegister/checkCreditCode': '操作已超时，请返回登录页重新验证',
  'POST /companyRegister/saveCompany': '操作已超时，请返回登录页重新验证',
  'POST /companyRegister/submit': '操作已超时，请返回登录页重新验证',
  'POST /companyRegister/withdraw': '操作已超时，请返回登录页重新验证',
  'POST /companyRegister/upload': '操作已超时，请返回登录页重新验证',
  'POST /api/pc/bizCompany/audit': '参数不识别！',
  'POST /sys/sms': '手机号不允许为空！',
  'POST /sys/login': '验证码无效',
  'POST /sys/phoneLogin': '请输入手机号码!',
  'GET /sys/thirdLogin/getLoginUser/{token}/{thirdType}': 'token验证失败',
  'POST /sys/thirdLogin/bindingThirdPhone': '二维码已失效，请重新扫码',
  'POST /pcwxlogin/ticketLogin': '二维码已失效，请重新扫码',
  'POST /pcwxlogin/mobileTicketLogin': '二维码已失效，请重新扫码',
  'POST /pcwxlogin/userNameTicketLogin': '二维码已失效，请重新扫码',
  'GET /pcwxlogin/config': '微信登录未配置，请联系管理员！',
  'GET /pcwxlogin/callback': '微信登录未配置，请联系管理员！',
  'GET /sys/cas/client/validateLogin': '单点登录未配置，请联系管理员！',
  'POST /sys/sso/exchange': '拒绝访问',
  'POST /sys/user/register': '请输入用户名',
  'POST /sys/user/phoneVerification': '请输入手机号码!',
  'POST /sys/user/resetAccountPwd': '请输入旧密码!',
  'PUT /sys/user/changePhone': '请输入新手机号!',
  'GET /sys/message/sysMessage/queryById': '数据不存在或无权访问',
  'DELETE /sys/message/sysMessage/delete': '数据不存在或无权访问',
  'DELETE /sys/message/sysMessage/deleteBatch': '参数不识别！',
  'POST /sys/message/sysMessage/resend': '数据不存在或无权访问',
  'POST /sys/message/sysMessage/cancel': '数据不存在或无权访问',
  'POST /sys/common/upload': '参数不识别！',
  'POST /sys/upload/uploadMinio': '参数不识别！',
  'GET /sys/common/static/{path}': '文件不存在',
  'GET /sys/common/403': '没有权限，请联系管理员分配权限！',
  'GET /sys/oss/file/queryById': '数据不存在或无权访问',
  'POST /sys/oss/file/upload': '参数不识别！',
  'DELETE /sys/oss/file/delete': '数据不存在或无权访问',
  'GET /api/pc/bizCompany/queryById': '请选择企业!',
  'GET /api/pc/companyUser/deleteCompanyUser': '请选择企业用户!',
  'DELETE /api/pc/companyUser/deleteCompanyUser': '请选择企业用户!',
  'POST /companyPost/companyPost/resumeTransferToPost': '请输入简历!',
  'POST /recommend/resumeRecommend/batchAddRecommend': '请输入学生!',
};
