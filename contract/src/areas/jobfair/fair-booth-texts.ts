/** Sentences of the definition of a booth. */
export const boothFlowWords = {
  overlap: '展位位置重叠',
  zone: '展区应为A到Z的一个字母',
  sameNo: '该招聘会已有此展位号',
  samePlace: '该排列已有展位',
  occupied: '已占用的展位不能停用',
  reallocate: '展位已被占用，请重新分配',
} as const;
