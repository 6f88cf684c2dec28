import { area, choice, date, dateTime, dict, files, number, ref, text, through } from '../../kit/index.ts';

/** Values of the student that the list and the report show. */
export const studentValues = {
  realname: through('employId', 'realname', { label: '姓名', width: 96, priority: 'high' }),
  studentNo: through('employId', 'studentNo', { label: '学号', width: 116, priority: 'high' }),
  departId: through('employId', 'departId', { label: '院系', width: 128 }),
  majorCode: through('employId', 'majorCode', { label: '专业', width: 132 }),
  eduLevel: through('employId', 'eduLevel', { label: '学历', width: 110, priority: 'low' }),
  gradYear: through<number>('employId', 'gradYear', { label: '毕业年份', width: 88, priority: 'low' }),
  sex: through<number>('employId', 'sex', { label: '性别' }),
  originCode: through('employId', 'originCode', { label: '生源地' }),
  nation: through('employId', 'nation', { label: '民族' }),
  political: through('employId', 'political', { label: '政治面貌' }),
  urbanRural: through<number>('employId', 'urbanRural', { label: '城乡生源' }),
  majorDirection: through('employId', 'majorDirection', { label: '专业方向' }),
  enrollDate: through('employId', 'enrollDate', { label: '入学日期' }),
  gradDate: through('employId', 'gradDate', { label: '毕业日期' }),
  trainMode: through<number>('employId', 'trainMode', { label: '培养方式' }),
  trainUnit: through('employId', 'trainUnit', { label: '定向委培单位' }),
  studyForm: through<number>('employId', 'studyForm', { label: '学习形式' }),
  examNo: through('employId', 'examNo', { label: '考生号' }),
  idCard: through('employId', 'idCard', { label: '身份证号' }),
  mobile: through('employId', 'mobile', { label: '手机号' }),
  difficultyType: through<number>('employId', 'difficultyType', { label: '困难生类别' }),
  normalType: through<number>('employId', 'normalType', { label: '师范生类别' }),
  focusTags: through('employId', 'focusTags', { label: '重点群体' }),
  helpCount: through<number>('employId', 'helpCount', { label: '帮扶次数' }),
  status: through<number>('employId', 'status', { label: '学籍状态' }),
};

/** The destination and its employer or school. */
export const destinationFields = {
  destCategory: dict({
    label: '毕业去向',
    dict: 'rc_dest_category',
    required: true,
    default: '70',
    width: 148,
    priority: 'high',
  }),
  destSub: dict({ label: '去向细类', dict: 'rc_dest_sub', width: 128 }),
  destGroup: dict({ label: '去向大类', dict: 'rc_dest_group', numeric: true, derived: true, width: 120 }),
  unitName: text({ label: '单位名称', max: 100, width: 180, help: '升学填写录取院校' }),
  unitCreditCode: text({ label: '统一社会信用代码', max: 18 }),
  unitNature: dict({ label: '单位性质', dict: 'rc_company_nature' }),
  unitIndustry: dict({ label: '单位行业', dict: 'rc_company_industry' }),
  jobCategory: dict({ label: '职位类别', dict: 'rc_post_category' }),
  unitRegion: area({ label: '单位所在地' }),
  unitAddress: text({ label: '单位地址', max: 200 }),
  unitContact: text({ label: '单位联系人', max: 30 }),
  unitPhone: text({ label: '单位电话', max: 20, pattern: { test: (v) => /^[0-9+() -]{5,20}$/.test(v) } }),
  signWay: dict({ label: '签约方式', dict: 'rc_sign_way', numeric: true }),
  extAgreementNo: text({ label: '协议书编号', max: 40, help: '全国或省网签、纸质协议书上的编号' }),
  signDate: date({ label: '签约日期' }),
  reportDate: date({ label: '报到日期' }),
  salary: number({ label: '月薪（元）', min: 0, max: 200_000 }),
  isMatch: choice({ label: '专业对口', options: { '1': '是', '0': '否' } }),
  noneReason: dict({ label: '未就业原因', dict: 'rc_none_reason', numeric: true }),
  intentText: text({
    label: '求职意向或说明',
    max: 200,
    isWide: true,
    requiredMessage: '选择“其他”时，请填写求职意向或说明',
    requiredWhen: { field: 'noneReason', holds: ['9'] },
  }),
  proofFiles: files({
    label: '证明材料',
    folder: 'destination',
    most: 6,
    isWide: true,
    help: '就业协议书或劳动合同、录取通知书、入伍通知书、项目录用文件、营业执照等的扫描件；出国（境）附录取通知书和签证；实习证明无效',
  }),
};
/** What follows the destination: archive, household and report. */
export const afterwardsFields = {
  archiveUnit: text({ label: '档案转递单位', max: 100 }),
  archiveAddress: text({ label: '档案转递地址', max: 100 }),
  household: text({ label: '户口迁转地址', max: 100 }),
  transferNo: text({ label: '档案转递编号', max: 40 }),
  verifyNo: text({ label: '去向核验编号', max: 40 }),
  archiveSent: date({ label: '档案寄出日期' }),
  archiveWay: dict({ label: '档案转递方式', dict: 'rc_archive_way', numeric: true, help: '档案不得由个人携带' }),
  archiveNo: text({ label: '档案回执或单号', max: 40 }),
  changeReason: text({ label: '变更原因', max: 200, isWide: true, help: '截止日期后由就业中心管理员变更时填写' }),
};
export const decisionFields = {
  /** Known after the graduate has started to work. */
  contractSigned: choice({ label: '劳动合同', options: { '1': '已签订', '0': '未签订' }, derived: true }),
  /** The agreement that category and employer come from; they are read-only then. */
  agreementId: ref({ label: '来源协议', to: 'agreement', derived: true }),
  collegeBy: text({ label: '院系审核人', max: 50, derived: true }),
  collegeTime: dateTime({ label: '院系审核时间', derived: true }),
  schoolBy: text({ label: '学校审核人', max: 50, derived: true }),
  schoolTime: dateTime({ label: '学校审核时间', derived: true }),
  opinion: text({ label: '审核意见', max: 500, derived: true }),
  submitTime: dateTime({ label: '提交时间', derived: true, width: 142 }),
  studentConfirmTime: dateTime({ label: '学生确认时间', derived: true }),
};
