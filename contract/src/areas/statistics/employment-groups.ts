/** Headings of the form and detail of a destination. */
export const employmentGroups = [
  {
    title: '学生',
    only: 'detail',
    fields: [
      'realname',
      'studentNo',
      'departId',
      'majorCode',
      'eduLevel',
      'gradYear',
      'status',
      'difficultyType',
      'focusTags',
      'helpCount',
      'mobile',
    ],
  },
  { title: '去向', fields: ['destCategory', 'destSub', 'noneReason', 'intentText'] },
  {
    title: '单位或院校',
    fields: [
      'unitName',
      'unitCreditCode',
      'unitNature',
      'unitIndustry',
      'unitRegion',
      'unitAddress',
      'unitContact',
      'unitPhone',
    ],
  },
  {
    title: '岗位与签约',
    fields: ['jobCategory', 'salary', 'isMatch', 'signWay', 'extAgreementNo', 'signDate', 'reportDate'],
  },
  { title: '证明材料', fields: ['proofFiles'] },
  {
    title: '档案与户口',
    fields: ['archiveUnit', 'archiveAddress', 'household', 'transferNo', 'verifyNo'],
  },
  { title: '变更说明', fields: ['changeReason'] },
  {
    title: '审核',
    only: 'detail',
    fields: ['submitTime', 'collegeBy', 'collegeTime', 'schoolBy', 'schoolTime', 'opinion', 'studentConfirmTime'],
  },
] as const;
