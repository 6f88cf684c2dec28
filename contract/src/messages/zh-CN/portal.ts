/** Layout around the sign-in form of enterprises. */
export const portal = {
  label: '企业登录',
  campusHome: '校园首页',
  switchToQr: '扫码登录',
  switchToPassword: '密码登录',
  qr: {
    title: '微信扫码登录',
    tip: '请使用微信扫一扫登录',
    wrongAddress: '扫码登录的地址不正确，请联系管理员',
    retry: '重新获取二维码',
  },
  contact: {
    title: '联系我们',
    phone: (phone: string) => `企业服务热线：${phone}`,
    email: (email: string) => `意见反馈邮箱：${email}`,
    address: (address: string) => `地址：${address}`,
  },
} as const;

/** Footer of every page. */
export const footer = {
  copyright: (year: number, company: string) => `Copyright © ${year} ${company} 版权所有`,
  filing: (icp: string) => `${icp}`,
  support: (support: string) => `技术支持：${support}`,
} as const;

/** Slides next to the sign-in form when the server has none. */
export const promo = {
  welcome: {
    title: '欢迎走进校园招聘云平台',
    sub: '一个账号，连接校园里的每一位求职者',
  },
  live: {
    title: '直播宣讲，随时回看',
    text: '线上宣讲一键开播，场次自动存档，错过直播的同学也能完整回看',
  },
  homepage: {
    title: '企业主页，一页看懂',
    text: '短视频、福利标签、招聘海报集中展示，让学生先认识你，再投递你',
  },
  qr: {
    title: '一键生成专属二维码',
    text: '企业、职位、宣讲会都有自己的二维码，转发到群里就能招人',
  },
  offline: {
    title: '线下体验店，面对面招聘',
    text: '走进校园里的线下体验店，现场洽谈、现场面试、现场办理',
  },
  talent: {
    title: '市政府人才计划支持',
    text: '依托市级人才计划的校园招聘服务，政策咨询与岗位对接同步进行',
  },
  university: {
    title: '携手高校，精准触达',
    text: '与多所高校建立合作，按专业、年级和意向把职位送到合适的人面前',
  },
  companies: {
    title: '名企云集，优岗直达',
    text: '国有企业、专精特新企业、上市后备企业持续发布岗位，与你同台引才',
  },
  detail: '了解详情',
} as const;
