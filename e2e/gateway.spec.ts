/** An administrator manages a gateway route to another service: adds it, edits it, checks its target, deletes it. */
import { text } from '@campus/contract/messages';
import {
  gatewayFilters,
  gatewayPredicates,
  gatewayRefusals,
  gatewayRoute,
  gatewayTexts,
} from '@campus/contract/system';
import type { APIRequestContext, Locator } from '@playwright/test';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const { routerId, name, uri } = gatewayRoute.fields;
const path = gatewayPredicates.Path.label;

/** Replaces the path of a route's condition. */
async function lead(drawer: Locator, pattern: string): Promise<void> {
  const box = drawer.getByRole('combobox', { name: path, exact: true });
  await box.click();
  await box.press('Backspace');
  await box.fill(pattern);
  await box.press('Enter');
}

test('a route leads to the service that the operator listed, for as long as it is there', async ({
  visit,
  server,
  targetService,
  request,
}) => {
  const [id, title] = [`journey_${newNumber()}`, `邻居${newNumber()}`];
  const { token } = await loadCaller(server.origin, 'school');
  const askGateway = (to: string) => through(request, to, token);
  const admin = await visit('/isystem/gatewayroute', 'admin');
  const shell = new Shell(admin);
  const row = shell.pane.getByRole('row', { name: title });
  const drawer = admin.locator('.form-drawer').filter({ visible: true });
  const save = () => drawer.getByRole('button', { name: text.common.save, exact: true }).click();

  await test.step('an address that is not on the list is rejected at its field', async () => {
    await shell.pane.getByRole('button', { name: text.common.add, exact: true }).first().click();
    const unlisted = targetService.origin.replace('127.0.0.1', 'localhost');
    const form = new FormPart(admin, drawer);
    await form.fill({ [routerId.label]: id, [name.label]: title, [uri.label]: unlisted });
    await drawer.getByRole('button', { name: gatewayTexts.addCondition }).click();
    await admin.getByRole('menuitem', { name: path }).click();
    await lead(drawer, `/${id}/**`);
    await drawer.getByRole('button', { name: gatewayTexts.addFilter }).click();
    await admin.getByRole('menuitem', { name: gatewayFilters.StripPrefix.label }).click();
    await save();
    await expect(drawer.getByText(gatewayRefusals.uri).first()).toBeVisible();
    expect(await askGateway(`/${id}/hello`)).toBe(404);
  });

  await test.step('the listed one is taken, and a call arrives there without its token', async () => {
    await new FormPart(admin, drawer).fill({ [uri.label]: '' });
    await shell.options.filter({ hasText: targetService.origin }).click();
    await save();
    await expect(drawer).toBeHidden();
    await expect(row.getByText(gatewayTexts.states.up)).toBeVisible();
    await expect.poll(() => askGateway(`/${id}/hello?x=1`)).toBe(200);
    const [arrived] = targetService.arrived.slice(-1);
    expect(arrived).toMatchObject({ method: 'GET', url: '/hello?x=1' });
    expect(JSON.stringify(arrived?.headers)).not.toContain(token);
    expect(await through(request, `/${id}/hello`, undefined)).toBe(401);
  });

  await test.step('changed, it leads from elsewhere at once', async () => {
    await row.getByRole('button', { name: text.common.edit, exact: true }).click();
    await lead(drawer, `/${id}-new/**`);
    await save();
    await expect(drawer).toBeHidden();
    await expect.poll(() => askGateway(`/${id}-new/hello`)).toBe(200);
    expect(await askGateway(`/${id}/hello`)).toBe(404);
  });

  await test.step('a target that fails is shown', async () => {
    targetService.turn(503);
    expect(await askGateway(`/${id}-new/hello`)).toBe(503);
    await admin.reload();
    await expect(row.getByText(gatewayTexts.states.down)).toBeVisible();
    targetService.turn(200);
  });

  await test.step('deleted, it leads nowhere', async () => {
    await takeMore(admin, row, text.common.delete);
    await shell.confirm(gatewayTexts.deleteAsk(title));
    await expect(row).toHaveCount(0);
    await expect.poll(() => askGateway(`/${id}-new/hello`)).toBe(404);
  });
});

/** Response status of a call through the gateway. */
async function through(request: APIRequestContext, to: string, token: string | undefined): Promise<number> {
  const headers = token === undefined ? {} : { 'X-Access-Token': token };
  return (await request.get(`/gateway${to}`, { headers })).status();
}
