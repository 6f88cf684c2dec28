/** Names whose values never reach a log, whatever their case and separators (`api.md` 1.15, `security.md` 2.9). */
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
const secretPart = /password|secret|token|passwd/;
const isSecret = (name: string): boolean => {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return secretNames.has(plain) || secretPart.test(plain);
};

const mobile = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const idCard = /(?<!\d)(\d{3})\d{11}(\d{3}[\dXx])(?!\d)/g;
/** Phone and identity numbers inside a text, masked. */
export const maskNumbers = (text: string): string =>
  text.replace(mobile, '$1****$2').replace(idCard, '$1***********$2');

/** Request parameters as a log may hold them: secrets and long values replaced, numbers of persons masked. */
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
/** A path whose segments that look like tokens are replaced. */
export const maskPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (opaque.test(segment) ? '***' : maskNumbers(segment)))
    .join('/');
