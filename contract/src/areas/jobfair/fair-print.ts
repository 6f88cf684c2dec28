/** Path of the printed material of a fair; the query names the fair and the kind. */
export const fairPrintPath = '/jobFair/fairAttendance/print';
/** Material for the day of a fair. */
export const fairPrints = { cards: '展位卡', people: '参会名单', codes: '二维码页', signIn: '签到表' } as const;
export type FairPrint = keyof typeof fairPrints;
/** Companies of one document; larger fairs are printed by zone. */
export const mostPrinted = 800;

export const fairPrintTexts = {
  unknown: '不支持的打印材料',
  none: '没有可打印的企业',
  tooMany: (most: number) => `一次最多打印 ${most} 家企业，请按展区打印`,
  noBooth: '待定',
  posts: (names: string) => `招聘岗位：${names}`,
  time: (start: string, end: string) => `${start.slice(0, 16)} 至 ${end.slice(0, 16)}`,
  count: (companies: number, people: number) => `参会企业 ${companies} 家，参会人员 ${people} 人`,
  noPeople: '未登记',
  leader: '是',
  peopleHead: ['序号', '展位', '企业', '姓名', '职务', '手机号', '带队', '社保核验'],
  signInHead: ['序号', '展位', '企业', '参会人员', '签到人', '签到时间'],
} as const;
