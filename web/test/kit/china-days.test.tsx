import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRange } from '../../src/kit/figures/use-range.tsx';
import { saveWorkbook } from '../../src/kit/list/use-entity-dialogs.tsx';
import { book, show } from './support.tsx';

// A browser in America, where it is still the day before.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T01:02:03Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function Probe() {
  const { input, chooser } = useRange();
  return (
    <>
      {chooser}
      <output>{JSON.stringify(input)}</output>
    </>
  );
}

it('begins a range of one’s own with the last thirty days in China', async () => {
  show(<Probe />);
  await userEvent.setup().click(screen.getByText('自定义'));
  expect(screen.getByText(/"range":"custom"/).textContent).toBe(
    '{"range":"custom","from":"2026-11-02","to":"2026-12-01"}',
  );
});

it('names a workbook by the time in China', async () => {
  vi.stubGlobal('fetch', async () => new Response('rows', { headers: { 'content-type': 'application/vnd.ms-excel' } }));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  URL.createObjectURL = () => 'blob:rows';
  await saveWorkbook(book, {});
  await saveWorkbook({ ...book, sheet: '藏书目录' }, {});
  expect(names).toEqual(['图书_20261201090203.xls', '藏书目录_20261201090203.xls']);
});
