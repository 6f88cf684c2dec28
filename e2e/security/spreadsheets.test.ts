import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeXls } from '../../server/src/kit/excel/xls-writer.ts';
import { getBytes, rawZip, readAll, textColumns, xlsxPartsWith } from '../../server/test/kit/excel-samples.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { sheetCells } from '../../server/test/support/sheet-cells.ts';
import { xlsxUpload } from '../../server/test/support/xlsx-upload.ts';

/* A workbook that comes in names no file and no prototype; one that goes out holds texts where texts were written. */
const fixture = securityFixture();
const send = async (call: string, sheet: Parameters<typeof xlsxUpload>[0]) => {
  const { payload, headers } = await xlsxUpload(sheet);
  return fixture.ask('POST', call, { as: 'admin', body: payload, headers });
};
const sheets = ['/sys/position/importExcel', '/sys/dict/importExcel', '/employ/employUser/importExcel'];

describe('a workbook that comes in', () => {
  const places = ['../x', '../../x', '../x.xml', '../../x.xml', 'x'];
  const cell = '<row><c t="str"><v>职务编码</v></c></row>';
  it.each([
    ['that climbs', '../../x'],
    ['that climbs from inside', 'xl/../../../x.xml'],
    ['of five thousand bytes', `${'a'.repeat(4_990)}/../../x`],
    ['of five thousand bytes below a folder', `xl/${'b'.repeat(4_997)}`],
    ['from the root', '/tmp/x'],
    ['of another system', '..\\..\\x'],
  ])('S-N47: with an entry %s is refused and writes nothing', async (_what, name) => {
    const before = readdirSync(fixture.app.dataDir, { recursive: true }).map(String).sort();
    const outside = places.map((place) => existsSync(join(fixture.app.dataDir, place)));
    const file = rawZip([...xlsxPartsWith(cell), { name, content: 'a' }]);
    for (const call of sheets) {
      const answer = await send(call, file);
      expect(answer, call).toMatchObject({ http: 200, success: false, code: 500 });
      expect(answer.message).toMatch(/^文件导入失败/);
    }
    expect(readdirSync(fixture.app.dataDir, { recursive: true }).map(String).sort()).toEqual(before);
    expect(places.map((place) => existsSync(join(fixture.app.dataDir, place)))).toEqual(outside);
  });
  it('S-V4: changes no prototype when its columns are named after one', async () => {
    const names = ['__proto__.x', 'constructor.prototype.x', '__proto__', 'prototype', 'constructor'];
    const plain = { 职务编码: 'proto1', 职务名称: '原型', 职级: '员级' };
    for (const call of sheets)
      await send(call, Object.fromEntries([...names.map((name) => [name, '1']), ...Object.entries(plain)]));
    const file = getBytes(await writeXls({ name: '__proto__', columns: textColumns(...names), rows: [names] }));
    expect((await readAll(file, { headings: names })).rows).toEqual([[names]]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Object.hasOwn(Object, 'x')).toBe(false);
    const body = { code: 'proto2', name: '原型', postRank: '1', constructor: { prototype: { x: 1 } } };
    const sent = Buffer.from(JSON.stringify(body).replace('"constructor"', '"__proto__":{"x":1},"constructor"'));
    const answer = await fixture.ask('POST', '/sys/position/add', {
      as: 'admin',
      body: sent,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.http, answer.success]).toEqual([200, false]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('a workbook that goes out', () => {
  const names = ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x', "'=1", '|cmd', '%0a=1', 'a=1'];
  it.each([
    ['xls', ''],
    ['xlsx', '?format=xlsx'],
    ['csv', '?format=csv'],
  ])('S-N49: holds names that look like formulas as texts: %s', async (_format, query) => {
    for (const i of names.keys())
      await fixture.ask('POST', '/sys/position/add', {
        as: 'admin',
        body: { code: `n49_${i}`, name: '试验', postRank: '1' },
      });
    for (const [i, name] of names.entries())
      await sql`update sys_position set name = ${name} where code = ${`n49_${i}`}`.execute(fixture.app.engine.db);
    const response = await fixture.app.server.inject({
      url: `/server/sys/position/exportXls${query}`,
      headers: { 'x-access-token': await fixture.token('admin') },
    });
    // There is no way out as comma-separated values: whatever is asked for, a workbook comes.
    const cells = sheetCells(response.rawPayload);
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    const shown = cells.map(({ v, t }) => ({ v: String(v), t }));
    for (const name of names) {
      const isFormula = /^[=+\-@\t\r＝＋－＠]/.test(name) || name === "'=1";
      expect(shown, JSON.stringify(name)).toContainEqual({ v: isFormula ? `'${name}` : name, t: 's' });
    }
    for (const { v } of shown) expect(v).not.toMatch(/^[=+@\t\r＝＋－＠]/);
  });
});
