/** Refusals of a row that names a student by number and, where it has one, by name. */
export const studentNoWords = {
  unknown: (no: string) => `没有学号为${no}的学生`,
  otherName: (no: string) => `学号${no}与姓名不符`,
} as const;
