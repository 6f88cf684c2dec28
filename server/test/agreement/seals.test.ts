import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDocTemplates } from '../../src/areas/video/template-seed.ts';
import { drawnJpeg, sizedPng } from '../platform/drawn-images.ts';
import { AgreementFixture, path } from './agreement-fixture.ts';
import { college, loadPictures, sealCompany, sealDepart, university, upload } from './seal-fixture.ts';

let fixture: AgreementFixture;
beforeAll(async () => {
  fixture = await AgreementFixture.open();
  await fixture.deliveries.as(seedDocTemplates);
});
beforeEach(async () => {
  await fixture.clear();
  const { db } = fixture.deliveries;
  await sql`delete from rc_depart_seal`.execute(db);
  await sql`update rc_company set seal_img = null, has_direct_sign = 1`.execute(db);
});
afterAll(() => fixture.close());

const drawn = (width: number): string => `data:image/png;base64,${sizedPng(width, 30).toString('base64')}`;
/** A tripartite agreement that the student has signed. */
async function accepted(answer: Record<string, unknown> = {}) {
  const of = await fixture.candidate();
  const id = await fixture.started(of.deliveryId);
  const reply = await fixture.answer(of.student.id, 'accept', { id, ...answer });
  if (!reply.success) throw new Error(reply.message);
  return { ...of, id };
}
async function certify(id: string): Promise<void> {
  for (const reply of [
    await fixture.step('school', 'collegePass', id),
    await fixture.step('auditor', 'schoolPass', id),
  ])
    if (!reply.success) throw new Error(reply.message);
}
async function drawnImages(id: string): Promise<number> {
  const { deliveries } = fixture;
  const reply = await deliveries.app.server.inject({
    url: `/server${path}/document?id=${id}`,
    headers: { 'x-access-token': await deliveries.token('hr1') },
  });
  return reply.rawPayload.toString('latin1').split('/Subtype /Image').length - 1;
}

describe('an agreement', () => {
  it('shows what each party has signed with: company, student, college and school', async () => {
    await sealCompany(fixture, 31);
    await sealDepart(fixture, college, 32);
    await sealDepart(fixture, university, 33);
    const { id } = await accepted({ signature: drawn(34) });
    await certify(id);
    expect(await loadPictures(fixture, id, 'agreement')).toEqual({
      ...{ companySeal: 31, studentSign: 34, collegeSeal: 32, schoolSeal: 33 },
    });
    expect(await drawnImages(id)).toBe(4);
  });
  it('leaves a box empty whose party has no picture', async () => {
    await sealDepart(fixture, university, 33);
    const { id } = await accepted();
    await certify(id);
    expect(await loadPictures(fixture, id, 'agreement')).toEqual({ schoolSeal: 33 });
    expect(await drawnImages(id)).toBe(1);
  });
  it('shows the scan that the school has uploaded for the student', async () => {
    const file = await upload(fixture, 'school', 'agreement', sizedPng(35, 20), 'signature.png');
    const { id } = await accepted({ file });
    await certify(id);
    expect(await loadPictures(fixture, id, 'agreement')).toEqual({ studentSign: 35 });
  });
  it('keeps the seal that the company had when it started it', async () => {
    await sealCompany(fixture, 31);
    const { id } = await accepted();
    await sealCompany(fixture, 41);
    await certify(id);
    expect(await loadPictures(fixture, id, 'agreement')).toEqual({ companySeal: 31 });
  });
  it('forgets the signature and the college when it is returned, and takes the seal of the company again', async () => {
    await sealCompany(fixture, 31);
    await sealDepart(fixture, college, 32);
    const { id, student } = await accepted({ signature: drawn(34) });
    await fixture.step('school', 'collegePass', id);
    await fixture.step('auditor', 'return', id, { reason: '请补充违约金约定' });
    await sealCompany(fixture, 41);
    await sql`delete from rc_depart_seal`.execute(fixture.deliveries.db);
    await fixture.step('hr1', 'resend', id, { deadline: '2025-10-25 10:00:00' });
    await fixture.answer(student.id, 'accept', { id });
    await certify(id);
    expect(await loadPictures(fixture, id, 'agreement')).toEqual({ companySeal: 41 });
  });
  it('never sends seals and signatures to clients', async () => {
    await sealCompany(fixture, 31);
    await sealDepart(fixture, college, 32);
    const { id } = await accepted({ signature: drawn(34) });
    await certify(id);
    for (const who of ['hr1', 'school', 'auditor'] as const) {
      const text = JSON.stringify([
        await fixture.deliveries.get(who, `${path}/queryById`, { id }),
        await fixture.deliveries.get(who, `${path}/list`),
      ]);
      expect(text).toContain(id);
      for (const hidden of ['seal/', 'data:image', 'signature', 'collegeSeal', 'signScan'])
        expect(text).not.toContain(hidden);
    }
  });
  it('has seals on its end only of those who took part in it', async () => {
    await sealCompany(fixture, 31);
    await sealDepart(fixture, university, 33);
    const paper = { reasonCode: 1, endFile: 'agreement/end.pdf' };
    const first = await fixture.effective();
    // A company signs for no student.
    await fixture.step('hr1', 'endApply', first.id, { ...paper, signature: drawn(36) });
    expect((await fixture.row(first.id)).endSignature).toBeNull();
    await fixture.answer(first.student.id, 'endAgree', { id: first.id, signature: drawn(34) });
    await fixture.step('auditor', 'endPass', first.id);
    expect(await loadPictures(fixture, first.id, 'termination')).toEqual({
      companySeal: 31,
      studentSign: 34,
      schoolSeal: 33,
    });
    const second = await fixture.effective();
    const endFile = await upload(fixture, 'school', 'agreement', Buffer.from('%PDF-1.7\n%%EOF'), 'end.pdf');
    await fixture.answer(second.student.id, 'endApply', { ...paper, endFile, id: second.id, signature: drawn(35) });
    await fixture.answer(second.student.id, 'endFile', { endFile, id: second.id });
    await fixture.step('auditor', 'endPass', second.id);
    expect(await loadPictures(fixture, second.id, 'termination')).toEqual({ studentSign: 35, schoolSeal: 33 });
  });
});

it('shows the seal of the company on its offer', async () => {
  await sealCompany(fixture, 31);
  const { deliveryId } = await fixture.offers.candidate();
  expect(await loadPictures(fixture, await fixture.offers.issued(deliveryId), 'offer')).toEqual({ companySeal: 31 });
});

describe('a signature', () => {
  const png = (content: Buffer) => ({ signature: `data:image/png;base64,${content.toString('base64')}` });
  it.each([
    ['is no picture', () => ({ signature: 'data:image/png;base64,AAAA' })],
    ['is a picture of another kind', () => png(drawnJpeg())],
    ['is cut', () => png(sizedPng(40, 40).subarray(0, 45))],
    ['has a side of more than 2,000 pixels', () => png(sizedPng(2001, 2))],
    ['expands to more than its pixels', () => png(sizedPng(8, 8, 200_000))],
    ['is larger than 60 KB', () => png(Buffer.concat([sizedPng(8, 8), Buffer.alloc(62_000)]))],
    ['is an address', () => ({ signature: 'https://example.com/a.png' })],
    ['is a file of a public folder', async () => ({ file: await upload(fixture, 'school', 'avatar', sizedPng(8, 8)) })],
    [
      'is a PDF',
      async () => ({ file: await upload(fixture, 'school', 'agreement', Buffer.from('%PDF-1.7\n%%EOF'), 'a.pdf') }),
    ],
    ['is a file of the company', async () => ({ file: await upload(fixture, 'hr1', 'agreement', sizedPng(8, 8)) })],
    [
      'is a file of another tenant',
      async () => ({ file: await upload(fixture, 'other', 'agreement', sizedPng(8, 8)) }),
    ],
    ['is a file that does not exist', () => ({ file: 'agreement/none.png' })],
    ['leads out of the folder', () => ({ file: 'agreement/../seal/a.png' })],
  ])('is refused when it %s', async (_when, body) => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.started(deliveryId);
    const reply = await fixture.answer(student.id, 'accept', { id, ...(await body()) });
    expect(reply.success).toBe(false);
    expect((await fixture.row(id)).status).toBe(1);
  });
});
