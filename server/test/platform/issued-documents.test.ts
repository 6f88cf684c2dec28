import { docTemplate, docVariables, sampleValues } from '@campus/contract/video';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSession } from '../../src/areas/system/seed.ts';
import { seedDocTemplates } from '../../src/areas/video/template-seed.ts';
import { issueDocument, reprintDocument } from '../../src/platform/documents/issued-documents.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { pdfText } from '../support/pdf-text.ts';
import { drawnPng } from './drawn-images.ts';

let fixture: AppFixture;
const tenant = 2;
const session = seedSession(tenant);
beforeAll(async () => {
  fixture = await AppFixture.open();
  await engine().runAs(session, seedDocTemplates);
});
afterAll(() => fixture.close());
const engine = () => fixture.app.engine;

const textValues = (bizType: string, more: Record<string, unknown> = {}): Record<string, unknown> => {
  const pictures = new Set(
    docVariables(bizType)
      .filter(({ kind }) => kind === 'picture')
      .map(({ name }) => name),
  );
  const values = Object.entries(sampleValues(bizType)).filter(([name]) => !pictures.has(name));
  return { ...Object.fromEntries(values), ...more };
};
const issue = (bizType: string, values: Record<string, unknown>, pictures: Record<string, Uint8Array> = {}) =>
  engine().runAs(session, (context) => issueDocument({ bizType, bizId: '1', values, pictures }, context));
const print = async (id: string, as = session): Promise<Buffer> =>
  engine().services.pdf.render(await engine().runAs(as, (context) => reprintDocument(id, context)));
const flat = (file: Buffer): string => pdfText(file).replaceAll('\n', '');
const loadTemplate = async (bizType: string) => {
  type Found = { id: string; versionNo: number; useCount: number };
  const { rows } = await sql<Found>`
    select id, version_no, use_count from med_template
    where tenant_id = ${tenant} and biz_type = ${bizType} and default_flag = 'Y' and del_flag = 0`.execute(fixture.db);
  return rows[0] as Found;
};

describe('an issued document', () => {
  it.each(['offer', 'agreement', 'laborCover', 'termination', 'recommendForm'])(
    'of %s has every sample value and the legal note on its pages',
    async (bizType) => {
      const { id, sha256 } = await issue(bizType, textValues(bizType));
      const shown = flat(await print(id)).replaceAll(' ', '');
      for (const { name, kind, sample } of docVariables(bizType))
        if (kind === 'text') expect(shown, name).toContain(sample.replaceAll(' ', ''));
      expect(shown).toContain('电子图样，不等同于可靠电子签名，正式文本以双方盖章件或全国登记系统网签为准');
      expect(shown).toContain(sha256.slice(0, 8).toUpperCase());
      expect(shown).not.toContain('{{');
    },
  );
  it('is the same bytes on every print, also after its template has changed', async () => {
    const { id } = await issue('offer', textValues('offer', { content: '第一版' }), { companySeal: drawnPng() });
    const first = await print(id);
    const before = await loadTemplate('offer');
    await engine().runAs(session, (context) =>
      engine().edit(docTemplate, { id: before.id, content: '<p>新模板 {{name}}</p>' }, context),
    );
    fixture.clock.set('2026-03-01T01:00:00Z');
    expect((await print(id)).equals(first)).toBe(true);
    const later = await issue('offer', textValues('offer'));
    expect(flat(await print(later.id))).toContain('新模板');
    const { rows } = await sql<{ id: string; templateVersion: number }>`
      select id, template_version from biz_document where template_id = ${before.id}`.execute(fixture.db);
    const versions = new Map(rows.map((row) => [row.id, row.templateVersion]));
    expect([versions.get(id), versions.get(later.id)]).toEqual([before.versionNo, before.versionNo + 1]);
    expect((await loadTemplate('offer')).useCount).toBe(rows.length);
  });
  it('shows hostile values as text, without marks of direction', async () => {
    const hostile = '<b>粗</b>{{post}}\u202E反\u0000𠮷';
    const { id } = await issue(
      'termination',
      textValues('termination', { reason: hostile, other: '长'.repeat(10_000) }),
    );
    const shown = flat(await print(id)).replaceAll(/第\d+页共\d+页/g, '');
    expect(shown).toContain('<b>粗</b>{{post}}反〔U+20BB7〕');
    expect(shown.match(/长/g)).toHaveLength(10_000);
  });
  const long = '长'.repeat(3000);
  const hostileNames: [string, string, string][] = [
    ['a very long name', long, long],
    ['emoji', '王👩🏽‍🎓小雨', '王〔U+1F469〕〔U+1F3FD〕〔U+1F393〕小雨'],
    ['marks of direction', '王\u202E雨小\u2066甲\u2069', '王雨小甲'],
    ['a right-to-left script', 'שלום王', '王'],
    ['control characters', '王\u0000小\u0007\r\n雨\u001b[31m', '雨[31m'],
    ['markup', '<script>alert(1)</script>&amp;', '<script>alert(1)</script>&amp;'],
    ['variables of the template', '{{post}}${1}%s', '{{post}}${1}%s'],
  ];
  it.each(
    ['offer', 'agreement', 'laborCover', 'termination', 'recommendForm'].flatMap((bizType) =>
      hostileNames.map(([kind, name, shown]) => ({ bizType, kind, name, shown })),
    ),
  )('of $bizType shows $kind as text', async ({ bizType, name, shown }) => {
    const names = docVariables(bizType)
      .filter(({ kind, name: one }) => kind === 'text' && /name|company|post/i.test(one))
      .map((variable) => variable.name);
    expect(names).toContain('name');
    const hostile = Object.fromEntries(names.map((one) => [one, name]));
    const text = flat(await print((await issue(bizType, textValues(bizType, hostile))).id));
    // Pages and cells of tables divide a long name.
    if (shown === long) expect(text.match(/长/g)?.length).toBeGreaterThanOrEqual(long.length);
    else expect(text.replaceAll(/\s/g, '')).toContain(shown);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the document must not hold them.
    expect(text).not.toMatch(/[\u0000-\u0008\u001b\u202a-\u202e\u2066-\u2069]/);
  });
  it('is refused with the names of what is missing', async () => {
    const { name: _name, reason: _reason, ...rest } = textValues('termination');
    await expect(issue('termination', rest)).rejects.toMatchObject({ message: '缺少变量：姓名、解约原因' });
  });
  it('is refused without a default template', async () => {
    await expect(issue('camp', textValues('camp'))).rejects.toMatchObject({
      message: '“训练营证书”没有默认模板，请先在模板管理中设置',
    });
  });
  it('is not there for another tenant, and cannot be changed', async () => {
    const { id } = await issue('laborCover', textValues('laborCover'));
    await expect(print(id, seedSession(1))).rejects.toMatchObject({ message: '数据不存在或无权访问' });
    await expect(sql`update biz_document set content = '{}' where id = ${id}`.execute(fixture.db)).rejects.toThrow();
  });
});
