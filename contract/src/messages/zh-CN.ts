/**
 * All texts of the console, one group per file, with the keys of the message catalogue: `text.login.sms.get`.
 * A text with parameters is a function that takes them in order of appearance. A key that is also a prefix of
 * other keys has its own text under `self` (`text.account.phone.self`). A namespace instead of one object, so that
 * a page bundles only the groups it uses.
 */
export * as text from './zh-CN/groups.ts';
