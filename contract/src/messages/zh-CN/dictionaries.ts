/** Dictionary look-ups. */
export const dict = {
  codeEmpty: '字典Code不能为空!',
  loadFailed: '字典数据加载失败',
} as const;

/** Area picker. */
export const area = {
  placeholder: '请选择省/市/区',
  separator: '/',
  anywhere: '不限',
  province: '省',
  city: '市',
  district: '区',
} as const;

/** Yes/no switch. */
export const yesNoSwitch = {
  on: '是',
  off: '否',
} as const;
