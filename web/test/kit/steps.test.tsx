import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useStepButtons } from '../../src/kit/detail/detail-parts.tsx';
import { book, bookRow, listen, type RecordedNotices, serve, show, signIn } from './support.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
});
function Steps({ row }: { row: ReturnType<typeof bookRow> }) {
  const { buttons, dialogs } = useStepButtons(book, row);
  return (
    <>
      {buttons}
      {dialogs}
    </>
  );
}

it.each([
  ['at once', 0, '提交', 'POST /test/book/submit', []],
  ['after its confirmation', 2, '通过', 'POST /test/book/audit', ['确定通过？']],
] as const)(
  'takes a step %s a single time when its button is pressed twice',
  async (_when, status, label, call, questions) => {
    const answer = Promise.withResolvers<object>();
    const asked = serve({ [call]: () => answer.promise });
    show(<Steps row={bookRow('1', { status })} />);
    const button = screen.getByRole('button', { name: label });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(asked).toHaveLength(1));
    fireEvent.click(button);
    answer.resolve({});
    await waitFor(() => expect(notices.messages).toHaveLength(1));
    expect(asked).toHaveLength(1);
    expect(notices.questions).toEqual(questions);
  },
);
