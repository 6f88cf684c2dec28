/** Sentences about students who sign up. */
export const fairStudentWords = {
  closed: '招聘会报名未开放',
  window: '不在学生报名时间内',
  walkIn: '本场招聘会无需报名，请直接到场签到',
  full: '本场招聘会名额已满',
  signed: '您已报名本场招聘会',
  signedOther: '该学生已报名本场招聘会',
  left: '该学生已离校或已并入其他档案，不能报名',
  notSigned: '您未报名本场招聘会',
  studentLeft: '学籍异动',
  recordRemoved: '学生档案已删除',
  queued: (no: number) => `名额已满，已进入候补，候补序号${no}`,
  stillQueued: (no: number) => `您在候补中（序号${no}），转正后才有入场码`,
} as const;
