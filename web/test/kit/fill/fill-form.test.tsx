import { type Answers, addField, type FillField, fillTypes } from '@campus/contract/fill';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { FillForm } from '../../../src/kit/fill/fill-form.tsx';
import { begunUploads, stubUploads } from '../../support/uploads.ts';
import { listen, show, signIn } from '../support.tsx';

let answers: Answers;
let busy: boolean[];
beforeEach(() => {
  listen();
  signIn();
  localStorage.clear();
  stubUploads();
  busy = [];
});

function Filled({ fields }: { fields: readonly FillField[] }) {
  const [current, setCurrent] = useState<Answers>({});
  answers = current;
  return (
    <FillForm
      fields={fields}
      answers={current}
      faults={{}}
      onChange={setCurrent}
      onBusy={(isBusy) => busy.push(isBusy)}
    />
  );
}

it('keeps answers typed while a file was sent, and reports that an answer lags behind', async () => {
  const fields = addField(addField([], fillTypes.files, '简历'), fillTypes.line, '姓名');
  const [file, name] = fields.map(({ fieldKey }) => fieldKey) as [string, string];
  show(<Filled fields={fields} />);
  const input = await screen.findByTestId('file-input');
  fireEvent.change(input, { target: { files: [new File(['x'], 'cv.pdf', { type: 'application/pdf' })] } });
  await waitFor(() => expect(begunUploads).toHaveLength(1));
  expect(busy.at(-1)).toBe(true);
  await userEvent.type(screen.getByLabelText('姓名'), '林知夏');
  begunUploads[0]?.answer({ message: 'temp/cv_1.pdf' });
  await waitFor(() => expect(answers[file]).toEqual([{ name: 'cv_1.pdf', path: 'temp/cv_1.pdf' }]));
  expect(answers[name]).toBe('林知夏');
  expect(busy.at(-1)).toBe(false);
});
