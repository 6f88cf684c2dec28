import type { AnyEntity } from '@campus/contract/kit';
import { failures } from '@campus/contract/messages';
import { importLimits } from '@campus/contract/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewLimits, importLimits as readLimits } from '../../src/kit/excel/read-options.ts';
import { sheetLines } from '../support/sheet-cells.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';
import { accounts, getRole, getSession, served } from '../visibility/declared.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

const importable = served.filter(({ calls, appendOnly }) => calls.includes('importExcel') && !appendOnly);

async function importFile(as: string, e: AnyEntity, file: Buffer) {
  const { payload, headers } = await xlsxUpload(file, { check: '1' });
  return (await app.call({ method: 'POST', url: `/server${e.path}/importExcel`, as, payload, headers })).body;
}
/** Templates whose rows have been imported, by entity and audience: most accounts of a side get the same one. */
const tried = new Set<string>();

describe.each(['admin', ...accounts])('the templates that %s downloads', (account) => {
  it('hold example rows that the import takes', async () => {
    const as = await app.signIn(account);
    const { audience } = getSession(getRole(account));
    for (const e of importable) {
      const { rawPayload, headers } = await app.server.inject({
        method: 'GET',
        url: `/server${e.path}/exportXls?template=1&format=xlsx`,
        headers: { 'x-access-token': as },
      });
      if (String(headers['content-type']).includes('json')) continue;
      const template = JSON.stringify([e.name, audience, await sheetLines(rawPayload)]);
      const isNew = !tried.has(template);
      tried.add(template);
      // Without a file the import starts no process for it, but is still this account's to call.
      const body = await importFile(as, e, isNew ? rawPayload : Buffer.alloc(0));
      if (!isNew) {
        expect(body, e.name).toMatchObject({ success: false, message: failures.importFailed.text() });
        continue;
      }
      expect(body, e.name).toMatchObject({ success: true, result: { faults: [], refused: 0 } });
      expect(body.result.total, e.name).toBeGreaterThan(0);
    }
  });
});

describe('the limits of an import', () => {
  it('are those that the dialog names', () => {
    const megabyte = 1024 * 1024;
    expect(readLimits).toMatchObject({
      maxRows: importLimits.rows,
      maxFileBytes: importLimits.xlsxMb * megabyte,
      maxXlsBytes: importLimits.xlsMb * megabyte,
    });
    expect(previewLimits.maxFileBytes).toBe(readLimits.maxFileBytes);
  });
  it('are held for rows and for bytes', async () => {
    const as = await app.signIn('demo_school_admin_1');
    const import_ = async (file: Buffer) => {
      const { payload, headers } = await xlsxUpload(file, { check: '1' });
      return (await app.call({ method: 'POST', url: '/server/sys/position/importExcel', as, payload, headers })).body;
    };
    const ole = Buffer.alloc(importLimits.xlsMb * 1024 * 1024 + 1);
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(ole);
    expect(await import_(ole)).toMatchObject({ success: false, message: '请另存为 .xlsx' });
    const zip = Buffer.alloc(importLimits.xlsxMb * 1024 * 1024 + 1);
    Buffer.from('504b0304', 'hex').copy(zip);
    expect(await import_(zip)).toMatchObject({
      success: false,
      message: failures.bodyTooLarge.text(importLimits.xlsxMb),
    });
  });
});
