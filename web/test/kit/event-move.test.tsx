import type { CalendarEvent } from '@campus/contract/calendar';
import { type CalendarMove, text } from '@campus/contract/kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useEventMove } from '../../src/kit/calendar/use-event-move.tsx';
import { listen, refused, serve, show } from './support.tsx';

beforeEach(() => void listen());
const path = '/interview/interview/reschedule';
const move: CalendarMove = {
  sides: ['school'],
  may: () => true,
  path,
  body: ({ id, version }, startTime) => ({ id, version, startTime }),
  asks: { reason: text({ label: '改期原因', required: true, max: 200 }) },
};
const event: Partial<CalendarEvent> = {
  kind: 'interview',
  refId: 'i1',
  refType: 'interview',
  title: '一面',
  version: 3,
};
const revert = vi.fn();

function Probe() {
  const mover = useEventMove(() => move);
  return (
    <>
      <button
        type="button"
        onClick={() => mover.move(event as CalendarEvent, '2026-12-01 10:00:00', '2026-12-01 10:30:00', revert)}
      >
        拖到明天
      </button>
      {mover.dialog}
    </>
  );
}
const drop = async () => {
  revert.mockClear();
  show(<Probe />);
  await userEvent.click(screen.getByRole('button', { name: '拖到明天' }));
};
const submit = async () => {
  await userEvent.type(await screen.findByLabelText('改期原因'), '会议室冲突');
  await userEvent.click(screen.getByRole('button', { name: '移动' }));
};

it('leaves a moved event at its new time', async () => {
  const asked = serve({ [`POST ${path}`]: () => ({}) });
  await drop();
  await submit();
  await waitFor(() => expect(screen.queryByLabelText('改期原因')).toBeNull());
  expect(asked[0]?.body).toMatchObject({ id: 'i1', version: 3, reason: '会议室冲突' });
  expect(revert).not.toHaveBeenCalled();
});

it('puts the event back when the move is refused and given up', async () => {
  serve({ [`POST ${path}`]: () => refused('面试官该时段已有安排') });
  await drop();
  await submit();
  await screen.findByText('面试官该时段已有安排');
  expect(revert).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(revert).toHaveBeenCalledTimes(1));
});
