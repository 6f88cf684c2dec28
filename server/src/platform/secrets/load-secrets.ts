import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PasswordPair, Secrets, TokenKey } from './secrets.ts';

/** Key names in the file; variables use upper case with underscores. */
const keyNames = ['tokenKey', 'fileKey', 'cipherKey', 'hashKey', 'auditKey'] as const;
type KeyName = (typeof keyNames)[number];
const variableOf: Readonly<Record<KeyName, string>> = {
  tokenKey: 'TOKEN_KEY',
  fileKey: 'FILE_KEY',
  cipherKey: 'CIPHER_KEY',
  hashKey: 'HASH_KEY',
  auditKey: 'AUDIT_KEY',
};
/** Common placeholders for secrets; compared in lower case. */
const wellKnown = new Set([
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'changeme',
  'secret',
  'password',
  'jeecg',
  'jeecgboot',
  'ruoyi',
  'qmplus',
  'admin',
  'default',
  'test',
]);

export interface SecretOptions {
  readonly dataDir: string | undefined;
  /** Whether a first start can generate its own secrets (`ALLOW_GENERATED_SECRETS`). */
  readonly mayGenerate: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}
/** A missing or weak secret; the message is for the person who starts the server. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}

interface SecretFile extends Readonly<Record<KeyName, string>> {
  readonly previousTokenKey?: string;
  readonly passwordPair: PasswordPair;
  readonly previousPasswordPair?: PasswordPair;
}

/**
 * The installation's secrets: from the environment where set, else from `secrets.json` in the data folder, which the
 * first start creates. Processes that start together agree: one creates the file, the others read it. Throws
 * SecretError.
 */
export async function loadSecrets(options: SecretOptions): Promise<Secrets> {
  const given = keyNames.filter((name) => options.env[variableOf[name]]);
  const all = given.length === keyNames.length && options.env.PASSWORD_PAIR;
  const file = all ? undefined : await loadStoredSecrets(options);
  const getKey = (name: KeyName): Buffer => {
    const variable = variableOf[name];
    const value = options.env[variable];
    return value ? assertStrong(variable, Buffer.from(value)) : Buffer.from((file as SecretFile)[name], 'base64');
  };
  return {
    tokenKeys: [tokenKey(getKey('tokenKey')), ...previousTokenKeys(options, file)],
    fileKey: getKey('fileKey'),
    cipherKey: createHash('sha256').update(getKey('cipherKey')).digest(),
    hashKey: getKey('hashKey'),
    auditKey: getKey('auditKey'),
    passwordPairs: passwordPairs(options, file),
  };
}

const tokenKey = (key: Buffer): TokenKey => ({ kid: createHash('sha256').update(key).digest('hex').slice(0, 8), key });
function previousTokenKeys({ env }: SecretOptions, file: SecretFile | undefined): TokenKey[] {
  const given = env.TOKEN_KEY_PREVIOUS;
  if (given) return [tokenKey(assertStrong('TOKEN_KEY_PREVIOUS', Buffer.from(given)))];
  return file?.previousTokenKey ? [tokenKey(Buffer.from(file.previousTokenKey, 'base64'))] : [];
}
function passwordPairs({ env }: SecretOptions, file: SecretFile | undefined): PasswordPair[] {
  const given = [env.PASSWORD_PAIR, env.PASSWORD_PAIR_PREVIOUS].filter((value): value is string => Boolean(value));
  if (given.length > 0) return given.map(parsePair);
  const stored = file as SecretFile;
  return stored.previousPasswordPair ? [stored.passwordPair, stored.previousPasswordPair] : [stored.passwordPair];
}
function parsePair(value: string): PasswordPair {
  const [key = '', iv = ''] = value.split(':');
  if (!/^[\x21-\x7e]{16}$/.test(key) || !/^[\x21-\x7e]{16}$/.test(iv))
    throw new SecretError('PASSWORD_PAIR 应为“16 个字符的密钥:16 个字符的向量”');
  return { key, iv };
}

/** Rejects secrets that are easy to guess or in a list. */
function assertStrong(variable: string, value: Buffer): Buffer {
  if (value.length < 32) throw new SecretError(`${variable} 至少需要 32 个字节`);
  if (new Set(value).size < 8) throw new SecretError(`${variable} 过于简单：重复的字符太多`);
  const text = value.toString('utf8').toLowerCase();
  if ([...wellKnown].some((word) => text.replaceAll(word, '').length < 8))
    throw new SecretError(`${variable} 过于简单：由常见词组成`);
  return value;
}

async function loadStoredSecrets({ dataDir, mayGenerate }: SecretOptions): Promise<SecretFile> {
  if (dataDir === undefined) return generateSecrets();
  const path = join(dataDir, 'secrets.json');
  const found = await readSecrets(path);
  if (found) return found;
  if (!mayGenerate)
    throw new SecretError(
      `缺少密钥：请设置 ${keyNames.map((name) => variableOf[name]).join('、')} 和 PASSWORD_PAIR，或设置 ALLOW_GENERATED_SECRETS=1 由系统生成 ${path}`,
    );
  await createSecretsFile(dataDir, path);
  return (await readSecrets(path)) as SecretFile;
}
async function readSecrets(path: string): Promise<SecretFile | undefined> {
  try {
    const text = await readFile(path, 'utf8');
    await chmod(path, 0o600);
    return JSON.parse(text) as SecretFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
/**
 * Written completely before it gets its name, and never over an existing file: a second process keeps what the first
 * wrote.
 */
async function createSecretsFile(dataDir: string, path: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(generateSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
}
function generateSecrets(): SecretFile {
  const key = (): string => randomBytes(32).toString('base64');
  const half = (): string => randomBytes(8).toString('hex');
  return {
    tokenKey: key(),
    fileKey: key(),
    cipherKey: key(),
    hashKey: key(),
    auditKey: key(),
    passwordPair: { key: half(), iv: half() },
  };
}
