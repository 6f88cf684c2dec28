/** Kinds of masks: they show a part of a value and replace the rest, mostly by `*`. */
export type MaskKind = 'mobile' | 'idCard' | 'email' | 'wechat' | 'name' | 'surname' | 'ip' | 'code';

const stars = (count: number): string => '*'.repeat(Math.max(count, 1));

/** Keeps the first `head` and last `tail` characters; a value too short to hide anything keeps only its first. */
function keepEnds(value: string, head: number, tail: number): string {
  const chars = [...value];
  if (chars.length <= head + tail) return (chars[0] ?? '') + stars(chars.length - 1);
  return chars.slice(0, head).join('') + stars(chars.length - head - tail) + chars.slice(chars.length - tail).join('');
}

function maskEmail(value: string): string {
  const at = value.lastIndexOf('@');
  return at <= 0 ? keepEnds(value, 1, 0) : `${[...value][0]}***${value.slice(at)}`;
}

/** Masks one-time codes and passwords in a message: `您的验证码为******`. */
const maskCode = (text: string): string =>
  /验证码|密码/.test(text) ? text.replace(/[\dA-Za-z][\w!@#$%^&*.-]{3,}/g, '******') : text;

/** Hides the last part of an IP address: `10.2.3.*`, `2001:db8:*`. */
const maskIp = (value: string): string => value.replace(/[^.:]*$/, '*');

/** `王同学`: the surname of a student. */
export const maskSurname = (name: string): string => `${[...name][0] ?? ''}同学`;

/** Masks `value`: 138****0000, 110***********002X, z***@a.cn, 王*, 王同学. Empty stays empty. */
export function mask(kind: MaskKind, value: string): string {
  if (value === '') return '';
  switch (kind) {
    case 'mobile':
      return keepEnds(value, 3, 4);
    case 'idCard':
      return keepEnds(value, 3, 4);
    case 'email':
      return maskEmail(value);
    case 'wechat':
      return keepEnds(value, 1, 1);
    case 'name':
      return keepEnds(value, 1, 0);
    case 'surname':
      return maskSurname(value);
    case 'code':
      return maskCode(value);
    case 'ip':
      return maskIp(value);
  }
}
