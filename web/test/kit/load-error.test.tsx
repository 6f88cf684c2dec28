import { text } from '@campus/contract/messages';
import { position } from '@campus/contract/system';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readPage, readRow, saveRow } from '../../src/kit/call/entity-calls.ts';
import { LoadError } from '../../src/kit/detail/load-error.tsx';
import type { RequestFailed } from '../../src/request/request-failed.ts';
import { json, network, refusal } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { show } from './support.tsx';

let shown: string[];
beforeEach(() => {
  shown = recordNotices();
});

const calls: [what: string, make: () => Promise<unknown>][] = [
  ['the list', () => readPage(position.path, {})],
  ['the detail', () => readRow(position, '1')],
  ['adding', () => saveRow(position, { name: '主任' })],
  ['editing', () => saveRow(position, { id: '1', name: '主任' })],
];

test.each(calls)('a general failure of %s is notified once and shown in its line', async (_what, make) => {
  network(() => json(refusal('x', 403), 403));
  const failure = (await make().catch((error: unknown) => error)) as RequestFailed;
  show(<LoadError error={failure} onRetry={() => undefined} />);
  expect(screen.getByText(text.http[403])).toBeTruthy();
  expect(shown).toEqual([`error: ${text.common.systemPrompt} / ${text.http[403]}`]);
});

test.each(calls)('a business error of %s is shown in its line only', async (_what, make) => {
  network(() => json(refusal('职务编码已存在')));
  await expect(make()).rejects.toThrow('职务编码已存在');
  expect(shown).toEqual([]);
});

test.each([
  ['what does not exist', 'RC_NOT_FOUND', false],
  ['another refusal', 'RC_STATE', true],
])('offers another try for %s only where it can help', async (_what, errorCode, isOffered) => {
  network(() => json(refusal('数据不存在或无权访问', 500, { errorCode })));
  const failure = (await readRow(position, '1').catch((error: unknown) => error)) as RequestFailed;
  show(<LoadError error={failure} onRetry={() => undefined} />);
  expect(screen.queryByRole('button', { name: text.listPage.retry }) !== null).toBe(isOffered);
});
