import { failures } from '../failures.ts';

/** Validation. Sentences also sent as failures are defined in failures.ts only. */
export const valid = {
  naturalNumber: '请输入自然数',
  english: '请输入英文字符',
  telephone: '请输入正确的座机号',
  bankCard: '请输入正确的银行卡号码',
  idNumber: '请输入正确的证件号码',
  idCard: '请输入正确的身份证号码',
  qq: '请输入正确的QQ号码',
  url: '请输入以http和https开头的网址',
  enNum20: '请输入20位以内的英文字符和数字',
  cnEnSpace: '请输入2到100位的中英文字符和空格',
  numLinefeed: '请输入数字和换行符',
  char255: '请输入255位以内的字符',
  checkMin: (n: number) => `最少选择${n}项`,
  checkMax: (n: number) => `最多选择${n}项`,
  mobile: '请输入正确手机号',
  email: '邮箱格式不正确',
  duplicateFailed: '校验失败，请稍后再试',
  order: '排序值不可以大于255',
  number: '请输入数字',
  integer: '请输入整数',
  range: (min: number, max: number) => `请输入${min}到${max}之间的数字`,
  dateOrder: '结束时间不能早于开始时间',
  required: failures.required.text,
  requiredPick: failures.requiredPick.text,
  requiredUpload: failures.requiredUpload.text,
  tooLong: failures.tooLong.text,
  tooShort: failures.tooShort.text,
  outOfRange: failures.outOfRange.text,
  taken: failures.notUnique.text,
  badFormat: failures.badPattern.text,
  notAnOption: failures.notAnOption.text,
  periodReversed: failures.reversed.text,
  badReference: failures.badReference.text,
  unknownField: failures.unknownField.text,
} as const;

/** Errors shown before the server reports them. */
export const refuse = {
  notFound: failures.notFound.text(),
  wrongState: failures.wrongState.text,
  stale: failures.stale.text(),
  noPermission: failures.noPermission.text(),
  inUse: failures.inUse.text,
  batchTooLarge: failures.tooManyIds.text,
  importTooLarge: failures.importTooLarge.text,
  exportTooLarge: failures.exportTooLarge.text,
} as const;

/** Report of a batch action. */
export const batch = {
  result: (n: number, m: number) => `成功${n}条，失败${m}条`,
} as const;
