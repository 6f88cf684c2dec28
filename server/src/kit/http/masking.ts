/** Names whose values are never logged, in any case and with any separators. */
const secretNames = new Set([
  'captcha',
  'inputcode',
  'checkkey',
  'smscode',
  'ticket',
  'key',
  'iv',
  's',
  'authorization',
]);
const secretPart = /password|secret|token|passwd|signkey|streamkey/;
const isSecret = (name: string): boolean => {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return secretNames.has(plain) || secretPart.test(plain);
};

const mobile = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const idCard = /(?<!\d)(\d{3})\d{11}(\d{3}[\dXx])(?!\d)/g;
/** Every personal number has as many digits in a row; most texts have not. */
const longNumber = /\d{11}/;
/** Masks phone and identity numbers inside a text. */
export const maskNumbers = (text: string): string => (longNumber.test(text) ? maskLongNumbers(text) : text);
const maskLongNumbers = (text: string): string => text.replace(mobile, '$1****$2').replace(idCard, '$1***********$2');

/** Request parameters for a log: secrets and long values replaced, personal numbers masked. */
export function maskParams(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > 500 ? `[${value.length}]` : maskNumbers(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= 6) return '[…]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => maskParams(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, isSecret(name) ? '***' : maskParams(item, depth + 1)]),
  );
}

const opaque = /^(?=.*[A-Za-z])(?=.*\d)[\w.-]{24,}$/;
/** Replaces path segments that look like tokens. */
export const maskPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (opaque.test(segment) ? '***' : maskNumbers(segment)))
    .join('/');
