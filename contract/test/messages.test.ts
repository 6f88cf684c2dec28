import { expect, it } from 'vitest';
import { areaTitles, failures, text } from '../src/messages/index.ts';

type Leaf = string | readonly string[] | ((...args: never[]) => string);

/** Every text of the module with its dotted key. */
function leaves(node: object, prefix = ''): [string, Leaf][] {
  return Object.entries(node).flatMap(([key, value]): [string, Leaf][] => {
    const isLeaf = typeof value !== 'object' || Array.isArray(value);
    return isLeaf ? [[prefix + key, value as Leaf]] : leaves(value as object, `${prefix}${key}.`);
  });
}
const texts = new Map(leaves(text));

/** Texts that the two source specifications give word for word. */
const written: Readonly<Record<string, string>> = {
  'common.loadingLong': '加载中......',
  'common.systemPrompt': '系统提示',
  'common.tooFast': '你点击的太快了，请慢点点击!',
  'list.urlUnset': '请设置url.list属性!',
  'list.selectOne': '请选择一条记录！',
  'list.batchDelete.content': '是否删除选中数据?',
  'list.downloadFailed': '文件下载失败',
  'list.unknownFile': '未知的文件',
  'http.403': '拒绝访问',
  'http.404': '很抱歉，资源未找到!',
  'http.504': '网络超时',
  'http.401': '未授权，请重新登录',
  'http.codeMinus1': '请求失败',
  'http.requestError': '请求超时',
  'http.retryLater': '请求出现错误，请稍后再试',
  'http.sessionExpired.title': '登录已过期',
  'http.sessionExpired.content': '很抱歉，登录已过期，请重新登录',
  'http.sessionExpired.ok': '重新登录',
  'http.sessionInvalid': '登录信息已失效，请重新登录',
  'http.unknown': '未知错误',
  'user.notLoggedIn': '当前系统无登录用户!',
  'login.username.required': '请输入用户名!',
  'login.password.required': '请输入密码!',
  'login.captcha.required': '请输入验证码!',
  'login.mobile.required': '请输入手机号码!',
  'login.mobile.format': '您的手机号码格式不正确!',
  'login.sms.failed': '获取验证码失败',
  'login.failed': '登录失败',
  'loginSelect.depart.placeholder': '请选择登录部门',
  'password.old.required': '请输入旧密码!',
  'password.new.required': '请输入新密码!',
  'password.confirm.required': '请确认新密码!',
  'password.mismatch': '两次输入的密码不一样！',
  'tabs.lastOne': '这是最后一页，不能再关闭了啦',
  'tabs.homeFixed': '首页不能关闭!',
  'depart.title': '选择部门',
  'userDept.title': '根据部门选择用户',
  'departSwitch.title': '部门选择',
  'departSwitch.placeholder': '请选择登录部门',
  'departSwitch.tip': '您隶属于多部门，请选择当前所在部门',
  'departSwitch.none': '您尚未设置部门信息!',
  'treeTable.badResult': '返回数据类型不识别',
  'upload.button': '点击上传',
  'upload.done': '上传完成',
  'upload.failed': '上传失败',
  'upload.error.title': '上传出错',
  'upload.imageOnly': '请上传图片',
  'upload.none': '未上传任何文件',
  'upload.moveFirst': '未知的操作',
  'upload.moveLast': '已到最后~',
  'attachment.title': '查看附件',
  'attachment.loading': '加载中......',
  'md.image.title': '图片上传',
  'md.image.local': '本地图片上传',
  'md.image.network': '网络图片地址',
  'import.title': '导入EXCEL',
  'import.start': '开始上传',
  'import.uploading': '上传中...',
  'import.validate': '是否开启校验',
  'import.partial.title': '导入成功,但是有错误数据!',
  'server.noToken': '请求头中没有token',
};

it.each(Object.entries(written))('says %s as the specifications write it', (key, sentence) => {
  expect(texts.get(key)).toBe(sentence);
});

it('fills the sentences of the specifications that have a gap', () => {
  expect(text.departSwitch.titleCurrent('招聘部')).toBe('部门切换（当前部门 : 招聘部）');
  expect(text.upload.uploading(42)).toBe('上传中(42%)');
  expect(text.upload.fileFailed('a.pdf')).toBe('a.pdf 上传失败.');
  expect(text.upload.error.content(text.http.unknown)).toBe('错误信息：未知错误');
  expect(text.list.total(1, 10, 37)).toBe('1-10 共37条');
  expect(text.chunk.moduleNotFound('./x.ts')).toBe("Cannot find module './x.ts'");
  expect(text.app.documentTitle('用户管理')).toBe('用户管理 · 校园云平台管理');
});

it('shows every parameter of every text, in the order in which it is given', () => {
  const functions = [...texts].filter(([, leaf]) => typeof leaf === 'function');
  expect(functions.length).toBeGreaterThan(50);
  // Refusals take their parameters in the order that reads best where they are thrown.
  const shared = new Set<unknown>(Object.values(failures).map((failure) => failure.text));
  for (const [key, leaf] of functions) {
    const render = leaf as (...args: string[]) => string;
    const args = Array.from({ length: render.length }, (_, i) => `<${i}>`);
    const sentence = render(...args);
    const places = args.map((arg) => sentence.indexOf(arg));
    expect(render.length, key).toBeGreaterThan(0);
    expect(places, key).not.toContain(-1);
    if (!shared.has(leaf)) expect(places, key).toEqual(places.toSorted((a, b) => a - b));
  }
});

it('leaves no gap unfilled and no text empty', () => {
  const fixed = [...texts, ...leaves(areaTitles)].flatMap(([key, leaf]) =>
    typeof leaf === 'function' ? [] : [[key, leaf].flat(2)],
  );
  expect(fixed.length).toBeGreaterThan(700);
  for (const [key, ...sentences] of fixed) {
    // The editable grid fills in the title of a column by itself.
    for (const sentence of sentences) expect(sentence.replace('${title}', ''), key).toMatch(/^[^{}]+$/);
  }
});

it('names the days of the week from Sunday', () => {
  expect(text.lock.week).toHaveLength(7);
  expect(text.lock.week[0]).toBe('星期日');
});
