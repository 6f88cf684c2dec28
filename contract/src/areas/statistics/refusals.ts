/** Errors about destinations. */
export const employmentRefusals = {
  closed: (last: string) => `${last}之后的去向变更由就业中心管理员办理`,
  signed: (label: string) => `${label}由签约协议填写，不能修改`,
  noStudentNo: '请填写学号!',
  studentUnknown: (studentNo: string) => `学号${studentNo}不存在`,
  nameDiffers: '姓名与学号不符',
  nothing: '请至少填写一项',
  archiveLater: '档案寄出日期不能晚于今天',
  filed: '该学生已提交毕业去向',
} as const;
