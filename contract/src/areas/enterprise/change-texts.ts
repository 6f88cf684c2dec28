/** Texts of the screens for changes of certified data. */
export const changeTexts = {
  compared: '变更对照',
  unchanged: '未变更',
  request: '申请信息',
  proof: '证明材料',
  decided: '审核结果',
  empty: '还没有资质变更申请',
  emptyHint: '企业申请变更认证信息后会出现在这里。',
  ownHint: '营业执照、法定代表人等认证信息有变化时，在这里申请变更，学校审核通过后生效。',
  formTitle: '申请资质变更',
  formNote: '直接修改有变化的项目，未修改的项目不会提交。审核期间现有信息继续有效。',
  application: '变更说明',
  submit: '提交审核',
  before: (label: string) => `${label}（变更前）`,
  after: (label: string) => `${label}（变更后）`,
} as const;
