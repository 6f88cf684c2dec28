/** Texts of the definitions, apart from the others: the browser loads every definition at its start. */
export const passwordWords = '请输入6位数字观看密码!';
export const publishedWords = '直播已发布，不能删除!';
export const offlineFirstWords = '请先下架再删除!';
export const alreadyMutedWords = '该用户已在禁言名单中!';
