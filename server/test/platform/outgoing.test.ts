import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, Outgoing, OutgoingError } from '../../src/platform/outgoing.ts';
import { fakePartner } from '../support/fake-partner.ts';

let partner: Awaited<ReturnType<typeof fakePartner>>;
beforeAll(async () => {
  partner = await fakePartner(async (url) => {
    if (url.pathname === '/away') return { status: 302, body: '', headers: { location: '/ok' } };
    if (url.pathname === '/huge') return { body: 'x'.repeat(2000) };
    if (url.pathname === '/slow') await new Promise((done) => setTimeout(done, 2000));
    return { body: 'fine' };
  });
});
afterAll(() => partner.close());

describe('calls to other machines', () => {
  it('reach the configured origin only', async () => {
    const outgoing = new Outgoing([{ url: partner.url, internal: true }]);
    expect(await outgoing.send(`${partner.url}/ok?x=1`)).toMatchObject({ status: 200, text: 'fine' });
    const port = new URL(partner.url).port;
    const elsewhere = [
      `http://localhost:${port}/ok`,
      `https://127.0.0.1:${port}/ok`,
      'http://127.0.0.1:1/ok',
      `http://user:word@127.0.0.1:${port}/ok`,
      'file:///etc/passwd',
      'nonsense',
    ];
    for (const address of elsewhere) await expect(outgoing.send(address)).rejects.toBeInstanceOf(OutgoingError);
  });

  it('follow no redirect, and end when the answer is too long or too late', async () => {
    const outgoing = new Outgoing([{ url: partner.url, internal: true }]);
    await expect(outgoing.send(`${partner.url}/away`)).rejects.toThrow('redirect refused');
    await expect(outgoing.send(`${partner.url}/huge`, { maxBytes: 1000 })).rejects.toThrow('answer too large');
    await expect(outgoing.send(`${partner.url}/slow`, { timeoutMs: 200 })).rejects.toBeInstanceOf(OutgoingError);
  });

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:7f00:1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'localhost',
    '',
  ])('take %j for no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  it.each(['1.1.1.1', '172.32.0.1', '8.8.8.8', '2606:4700::1111'])('take %s for a public one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
