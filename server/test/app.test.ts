import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the product', () => {
  it('signs an administrator in, who then may read', async () => {
    const token = await app.signIn('admin');
    const { body } = await app.call({ method: 'GET', url: '/server/sys/position/list', as: token });
    expect(body).toMatchObject({ success: true, result: { current: 1 } });
  });
});
