import { endpoint, text, type } from '../../kit/index.ts';

/** `?id=`: the issued letter of an offer as PDF, for those who see the offer. */
export const offerDocumentPath = '/resume/offer/document';
/** `?deliveryId=` and the values of the form: the letter as it would be issued, marked as a draft. */
export const offerPreviewPath = '/resume/offer/preview';
/** `?id=`: the issued agreement as PDF; with `part=termination` the agreement on its end. */
export const agreementDocumentPath = '/resume/agreement/document';

/** What anyone who scans the code of a document reads about it. */
export interface VerifiedDocument {
  readonly no: string;
  /** 录用通知书, 就业协议书 … */
  readonly kind: string;
  readonly company: string;
  /** Masked. */
  readonly name: string;
  /** The state of the offer or agreement now. */
  readonly state: string;
  /** The prints with this code, latest first: title, day and the digits printed on them. */
  readonly prints: readonly { readonly title: string; readonly date: string; readonly digest: string }[];
}
export const verifyDocument = endpoint({
  method: 'GET',
  path: '/common/document/verify',
  title: '文书核验',
  needs: 'anyone',
  input: { code: text({ label: '核验码', required: true, max: 10 }) },
  output: type<VerifiedDocument>(),
  perMinute: 60,
});
/** Texts of documents. */
export const documentTexts = {
  download: '下载录用通知书',
  preview: '预览通知书',
  agreement: '下载协议书',
  cover: '下载协议封面',
  termination: '下载解约协议',
  none: '该记录没有出具文书',
  draft: '预览 未发放',
  invalid: '核验码无效或已停用',
  papers: '身份证、毕业证书、学位证书原件及复印件',
  nothing: '无',
  /** Of a letter that is not issued yet. */
  unnumbered: '发放后生成',
  open: '面议',
  years: (n: number) => `${n}年`,
  months: (n: number) => `${n}个月`,
  yuan: (amount: string) => `${amount}元`,
  monthly: (amount: string) => `${amount}元/月`,
  onProbation: (amount: string) => `（试用期${amount}元/月）`,
  from: (date: string) => `${date}起`,
  term: (start: string, end: string) => `${start}至${end}`,
  companyOpinion: '同意接收',
  studentOpinion: '同意应聘',
  schoolOpinion: '同意',
  verify: {
    title: '文书核验',
    genuine: '该文书由本平台出具',
    no: '编号',
    kind: '文书类型',
    company: '单位',
    name: '学生',
    state: '当前状态',
    prints: '出具记录',
    digest: (digits: string) => `校验码 ${digits}`,
    note: '请核对纸质或电子文书上的编号和校验码，与本页一致的为本平台出具。',
  },
} as const;
