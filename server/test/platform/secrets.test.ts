import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { columnCipher } from '../../src/platform/secrets/cipher.ts';
import { loadSecrets, SecretError } from '../../src/platform/secrets/load-secrets.ts';

const strong = (seed: string): string => `${seed}-9f2c7be1d04a63588e17c2b5a9d0f364`;
const all = {
  TOKEN_KEY: strong('t'),
  FILE_KEY: strong('f'),
  CIPHER_KEY: strong('c'),
  HASH_KEY: strong('h'),
  AUDIT_KEY: strong('a'),
  PASSWORD_PAIR: '8f2c1d0a9b7e6f54:1a2b3c4d5e6f7081',
};
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'campus-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));
const load = (env: Record<string, string | undefined> = {}, mayGenerate = true) =>
  loadSecrets({ dataDir, mayGenerate, env });

describe('secrets', () => {
  it('are made at the first start, for the owner alone, and stay the same', async () => {
    const first = await load();
    const path = join(dataDir, 'secrets.json');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await load()).toEqual(first);
    const keys = [first.tokenKeys[0]?.key, first.fileKey, first.cipherKey, first.hashKey, first.auditKey];
    expect(new Set(keys.map((key) => key?.toString('hex'))).size).toBe(5);
    for (const key of keys) expect(key?.length).toBe(32);
    expect(first.passwordPairs[0]).toMatchObject({
      key: expect.stringMatching(/^.{16}$/),
      iv: expect.stringMatching(/^.{16}$/),
    });
  });

  it('are the same for processes that start together', async () => {
    const loaded = await Promise.all(Array.from({ length: 8 }, () => load()));
    expect(new Set(loaded.map((secrets) => secrets.fileKey.toString('hex'))).size).toBe(1);
  });

  it('of others who may read the file are theirs no longer', async () => {
    await load();
    const path = join(dataDir, 'secrets.json');
    writeFileSync(path, readFileSync(path), { mode: 0o644 });
    await load();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('come from the environment where it gives them, then no file is needed', async () => {
    const secrets = await load(all, false);
    expect(secrets.fileKey.toString()).toBe(all.FILE_KEY);
    expect(secrets.passwordPairs).toEqual([{ key: '8f2c1d0a9b7e6f54', iv: '1a2b3c4d5e6f7081' }]);
    expect(() => statSync(join(dataDir, 'secrets.json'))).toThrow();
  });

  it('keep the previous token key valid, which the key’s name tells apart', async () => {
    const { tokenKeys } = await load({ ...all, TOKEN_KEY_PREVIOUS: strong('old') }, false);
    expect(tokenKeys.map(({ key }) => key.toString())).toEqual([all.TOKEN_KEY, strong('old')]);
    expect(tokenKeys[0]?.kid).not.toBe(tokenKeys[1]?.kid);
  });

  it('are never made up where that is not allowed', async () => {
    await expect(load({}, false)).rejects.toThrow(/缺少密钥：请设置 TOKEN_KEY/);
  });

  it.each([
    ['too short', { TOKEN_KEY: 'short' }, 'TOKEN_KEY 至少需要 32 个字节'],
    ['one letter', { FILE_KEY: 'a'.repeat(40) }, 'FILE_KEY 过于简单：重复的字符太多'],
    ['well-known words', { CIPHER_KEY: 'changemechangemechangemechangeme' }, 'CIPHER_KEY 过于简单'],
    ['a pair of other lengths', { PASSWORD_PAIR: 'short:pair' }, 'PASSWORD_PAIR 应为'],
  ])('are refused when they are weak: %s', async (_name, weak, message) => {
    await expect(load({ ...all, ...weak })).rejects.toThrow(SecretError);
    await expect(load({ ...all, ...weak })).rejects.toThrow(message);
  });
});

describe('the cipher of columns', () => {
  const cipher = columnCipher({ cipherKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 2) });

  it('gives back what it took, and never the same twice', () => {
    const [one, two] = [cipher.encrypt('110101199001011234𠮷'), cipher.encrypt('110101199001011234𠮷')];
    expect(one).not.toBe(two);
    expect([cipher.decrypt(one), cipher.decrypt(two)]).toEqual(['110101199001011234𠮷', '110101199001011234𠮷']);
    expect(one).not.toContain('1101');
  });

  it('notices a changed value and another key', () => {
    const value = cipher.encrypt('秘密');
    const changed = value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA');
    expect(() => cipher.decrypt(changed)).toThrow();
    const other = columnCipher({ cipherKey: Buffer.alloc(32, 3), hashKey: Buffer.alloc(32, 2) });
    expect(() => other.decrypt(value)).toThrow();
    expect(() => cipher.decrypt('plain')).toThrow('another form');
  });

  it('hashes equal values equally, under its key', () => {
    const other = columnCipher({ cipherKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 9) });
    expect(cipher.hash('a')).toBe(cipher.hash('a'));
    expect(cipher.hash('a')).not.toBe(other.hash('a'));
  });
});
