/** Number plate of a car: province, letter and five or six characters, e.g. 浙A12345 or 浙AD12345. */
export const platePattern = {
  test: (value: string): boolean => /^[\u4e00-\u9fa5][A-Z][A-Z0-9]{4,5}[A-Z0-9挂学警港澳]$/u.test(value),
  message: '请输入正确的车牌号',
};
