import { logTexts } from '@campus/contract/system';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AuditStateTag } from '../../../src/areas/system/audit-state.tsx';
import { show } from '../../kit/support.tsx';
import { json, network, success } from '../../support/network.ts';

it('shows whether the audit chain is intact and where it is broken, and checks again on click', async () => {
  let firstBroken: number | null = null;
  const sent = network(() => json(success({ rows: 12, lastSeq: 12, lastTime: '2026-11-20 10:00:00', firstBroken })));
  show(<AuditStateTag />);
  await screen.findByText(logTexts.audit.whole);
  firstBroken = 7;
  await userEvent.setup().click(screen.getByRole('button'));
  await screen.findByText(logTexts.audit.broken(7));
  expect(sent.map(({ url }) => url.pathname)).toEqual(Array(2).fill(expect.stringMatching(/\/sys\/log\/auditState$/)));
});
