import type { Endpoint } from '@campus/contract/kit';
import {
  catalogueEndpoints,
  sysCategory,
  sysCheckRule,
  sysDict,
  sysDictItem,
  sysFillRule,
  sysPermission,
  sysTableWhiteList,
} from '@campus/contract/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppWorld } from '../support/app-world.ts';

/*
 * Every call of menus, dictionaries, categories and rules answers at its place under both prefixes: nobody without a
 * token, not the holder of no code, and the administrator with an envelope.
 */
let world: AppWorld;
let admin = '';
let other = '';
beforeAll(async () => {
  world = await AppWorld.open({ API_COMPAT: '1' });
  admin = await world.token('admin');
  other = await world.token('viewer');
});
afterAll(() => world.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Row {
  readonly method: Method;
  readonly path: string;
  /** The code a caller needs; undefined where any signed-in user, or anybody, may call. */
  readonly code: string | undefined;
  readonly isOpen: boolean;
}
const methods: Readonly<Record<string, readonly Method[]>> = {
  list: ['GET'],
  queryById: ['GET'],
  add: ['POST'],
  edit: ['PUT', 'POST'],
  delete: ['DELETE'],
  deleteBatch: ['DELETE'],
  exportXls: ['GET', 'POST'],
  importExcel: ['POST'],
};
const standard = [
  sysPermission,
  sysDict,
  sysDictItem,
  sysTableWhiteList,
  sysCategory,
  sysCheckRule,
  sysFillRule,
].flatMap((e): Row[] =>
  [...e.calls, ...(e === sysDict ? (['exportXls', 'importExcel'] as const) : [])].flatMap((call) =>
    (methods[call] ?? []).map((method) => ({
      method,
      path: `${e.path}/${call}`,
      code: e.can[call === 'queryById' ? 'list' : call],
      isOpen: false,
    })),
  ),
);
const declared = (catalogueEndpoints as readonly Endpoint[]).flatMap((endpoint): Row[] =>
  [endpoint.method].flat().map((method) => ({
    method,
    path: endpoint.path.replace(/:\w+/g, 'nothing'),
    code: typeof endpoint.needs === 'string' && endpoint.needs.includes(':') ? endpoint.needs : undefined,
    isOpen: endpoint.needs === 'anyone',
  })),
);
const call = async (prefix: string, { method, path }: Row, token?: string) => {
  const response = await world.app.server.inject({
    method,
    url: prefix + path,
    headers: token === undefined ? {} : { 'x-access-token': token },
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return { http: response.statusCode, body: isJson ? response.json() : undefined };
};

describe.each(['/server', '/jeecg-boot'])('under %s', (prefix) => {
  it.each([...standard, ...declared])('$method $path', async (row) => {
    expect(await call(prefix, row)).toMatchObject({ http: 401, body: { success: false, code: 401 } });
    if (row.code !== undefined)
      expect((await call(prefix, row, other)).body).toMatchObject({ success: false, code: 510 });
    const answer = await call(prefix, row, admin);
    expect([200, 415]).toContain(answer.http);
    if (answer.body)
      expect(answer.body).toMatchObject({
        success: expect.any(Boolean),
        message: expect.any(String),
        timestamp: expect.any(Number),
      });
    expect(answer.body?.message ?? '').not.toContain('系统异常');
  });
});
