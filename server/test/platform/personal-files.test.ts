import type { Session } from '@campus/contract/kit';
import { hiddenFile } from '@campus/contract/rules';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anonymous, pdf, people, png, prepareLicenceFiles } from './licence-files.ts';

const files = prepareLicenceFiles();

describe('a file that is read by signed addresses', () => {
  it('is good for every bearer, for ten minutes', async () => {
    const path = await files.stored('截图.png', png, { biz: 'feedback' });
    expect((await files.get(path, anonymous)).body).toMatchObject({ code: 403, message: '拒绝访问' });
    const signed = files.files.sign(path);
    expect((await files.get(signed, anonymous)).status).toBe(200);
    expect((await files.get(signed, anonymous)).headers['cache-control']).toBe('private, max-age=300');
    expect((await files.get(signed.replace(/s=./, 's=_'), anonymous)).status).toBe(403);
    expect((await files.get(signed.replace(/e=\d/, 'e=9'), anonymous)).status).toBe(403);
    files.clock.pass(11);
    expect((await files.get(signed, anonymous)).status).toBe(403);
    files.clock.pass(-11);
  });
});

describe('a personal file', () => {
  const loadLicence = (as: string) => files.stored('执照.pdf', pdf, { biz: 'company-license', as });
  const getSession = (name: string, sessionId: string) => ({ ...(people[name] as Session), sessionId });

  it('is read by a bound address with its own session alone, for five minutes', async () => {
    const path = await loadLicence('anna');
    expect(files.files.sign(path)).toBe(path);
    const bound = files.files.sign(path, people.ben);
    expect((await files.get(bound, { as: 'ben' })).status).toBe(200);
    expect((await files.get(bound, anonymous)).status).toBe(403);
    expect((await files.get(bound, { as: 'staff' })).status).toBe(403);
    expect((await files.get(files.files.sign(path, getSession('ben', 'other')), { as: 'ben' })).status).toBe(403);
    expect((await files.get(bound.replace('t=', 's='), { as: 'ben' })).status).toBe(403);
    files.clock.pass(6);
    expect((await files.get(bound, { as: 'ben' })).status).toBe(403);
    files.clock.pass(-6);
  });

  it('is read only by its owner and by those who read the field that names it', async () => {
    const path = await loadLicence('anna');
    expect((await files.get(path, { as: 'anna' })).status).toBe(200);
    expect((await files.get(path, { as: 'ben' })).status).toBe(403);
    expect((await files.get(path, { as: 'staff' })).status).toBe(403);
    await files.call({
      method: 'POST',
      url: '/server/sample/licence/add',
      as: 'anna',
      payload: { name: '甲', scan: path },
    });
    expect((await files.get(path, { as: 'staff' })).status).toBe(200);
    expect((await files.get(path, { as: 'clerk' })).status).toBe(403);
    expect((await files.get(path, { as: 'ben' })).status).toBe(403);
  });

  it('is hidden in every answer from those who may not read its field, and stays when they save', async () => {
    const path = await loadLicence('anna');
    const payload = { name: '甲', scan: path };
    const added = await files.call({ method: 'POST', url: '/server/sample/licence/add', as: 'anna', payload });
    const { id } = added.body.result;
    const shownTo = async (as: string) => {
      const list = await files.call({ method: 'GET', url: '/server/sample/licence/list', as });
      const one = await files.call({ method: 'GET', url: `/server/sample/licence/queryById?id=${id}`, as });
      return [list.body.result.records[0].scan, one.body.result.scan];
    };
    expect(await shownTo('clerk')).toEqual([hiddenFile, hiddenFile]);
    for (const scan of await shownTo('staff')) expect((await files.get(scan, { as: 'staff' })).status).toBe(200);
    for (const scan of [hiddenFile, 'company-license/other.pdf']) {
      const edit = { id, name: '乙', scan };
      const edited = await files.call({
        method: 'PUT',
        url: '/server/sample/licence/edit',
        as: 'clerk',
        payload: edit,
      });
      expect(edited.body.success, scan).toBe(scan === hiddenFile);
    }
    const { rows } = await sql<{ scan: string }>`select scan from sample_licence`.execute(files.database.db);
    expect(rows[0]?.scan).toBe(path);
  });

  it('cannot be reached by naming it in a row of one’s own', async () => {
    const path = await loadLicence('anna');
    const theft = await files.call({
      method: 'POST',
      url: '/server/sample/licence/add',
      as: 'ben',
      payload: { name: '乙', scan: path },
    });
    expect(theft.body).toMatchObject({ success: false, message: '请上传扫描件!' });
  });

  it('stays where it is when another reader of the row edits it', async () => {
    const path = await loadLicence('anna');
    const added = await files.call({
      method: 'POST',
      url: '/server/sample/licence/add',
      as: 'anna',
      payload: { name: '甲', scan: path },
    });
    const row = added.body.result;
    const edited = await files.call({
      method: 'PUT',
      url: '/server/sample/licence/edit',
      as: 'staff',
      payload: { id: row.id, name: '乙', scan: row.scan },
    });
    expect(edited.body).toMatchObject({ success: true, result: { name: '乙' } });
  });

  it('leaves the server bound to the session, and is stored without its signature', async () => {
    const path = await loadLicence('anna');
    const added = await files.call({
      method: 'POST',
      url: '/server/sample/licence/add',
      as: 'anna',
      payload: { name: '甲', scan: `${path}?e=1&s=x` },
    });
    expect(added.body.result.scan).toMatch(/\?e=\d+&t=/);
    const { rows } = await sql<{ scan: string }>`select scan from sample_licence`.execute(files.database.db);
    expect(rows[0]?.scan).toBe(path);
  });
});
