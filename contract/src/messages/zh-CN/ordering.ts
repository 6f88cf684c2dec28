/** Row order and on/off switches of lists. */
export const order = {
  sort: '排序',
  up: '上移',
  down: '下移',
  top: '置顶',
  saved: '顺序已保存',
  atEnd: '已到最后~',
  handle: (name: string) => `拖动“${name}”调整顺序`,
  /** Announced to screen readers while a row is dragged. */
  dragging: {
    instructions: '用上移、下移、置顶调整顺序。',
    picked: '已拿起',
    over: '移到新的位置',
    dropped: '已放下',
    cancelled: '已取消移动',
  },
  switch: '启用停用',
  switchOf: (name: string) => `启用“${name}”`,
  on: '启用成功',
  off: '停用成功',
} as const;
