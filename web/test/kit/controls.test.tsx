import { entities } from '@campus/contract';
import { type Field, signature, stars, type Workflow, weights } from '@campus/contract/kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { controlInputs } from '../../src/kit/field/controls.tsx';
import { getView } from '../../src/kit/field/field-views.tsx';
import { DayPeriodPicker, extendPeriod, getClock } from '../../src/widgets/day-period-picker.tsx';
import { listen, show } from './support.tsx';

let value: string;
let notices: ReturnType<typeof listen>;
beforeEach(() => {
  notices = listen();
});

function Shown({ field, initial }: { field: Field; initial: string }) {
  const [current, setCurrent] = useState(initial);
  value = current;
  const Input = getView(field).input;
  return <Input id="x" field={field} value={current} onChange={setCurrent} />;
}
const open = (field: Field, initial = '') => show(<Shown field={field} initial={initial} />);

it('has an input for every control that a field names', () => {
  const fields = entities.flatMap((e): Field[] => {
    const steps = Object.values((e.workflow as Workflow | undefined)?.steps ?? {});
    return [...Object.values(e.fields as Record<string, Field>), ...steps.flatMap((s) => Object.values(s.input ?? {}))];
  });
  const named = new Set(fields.flatMap(({ control }) => control ?? []));
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !controlInputs.has(name))).toEqual([]);
});

it('sets stars by a click and clears them by another', async () => {
  open(stars({ label: '满意度' }));
  const four = (await screen.findAllByRole('radio'))[3] as HTMLElement;
  await userEvent.click(four);
  expect(value).toBe('4');
  await userEvent.click(four);
  expect(value).toBe('');
});

it('says what is missing from the sum of weights, and shares it evenly', async () => {
  open(weights({ label: '权重', parts: { a: '甲', b: '乙', c: '丙' } }), '{"a":40}');
  expect(await screen.findByText('合计40%，还差60%')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('乙'), '70');
  await userEvent.tab();
  expect(screen.getByText('合计110%，超出10%')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '平均分配' }));
  expect(JSON.parse(value)).toEqual({ a: 34, b: 33, c: 33 });
  expect(screen.getByText('合计100%')).toBeTruthy();
});

describe('a signature', () => {
  const small = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(101)}`;
  const large = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(90_001)}`;
  const sign = async (picture: string) => {
    const pen = { beginPath: vi.fn(), moveTo: vi.fn(), lineTo: vi.fn(), stroke: vi.fn(), clearRect: vi.fn() };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
    open(signature({ label: '签名' }));
    const canvas = await screen.findByRole('img', { name: '手写签名区域' });
    vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue({
      left: 10,
      top: 10,
      width: 300,
      height: 100,
    } as DOMRect);
    fireEvent.pointerDown(canvas, { clientX: 10, clientY: 10 });
    fireEvent.pointerMove(canvas, { clientX: 160, clientY: 60 });
    fireEvent.pointerUp(canvas);
    return pen;
  };
  it('is nothing when the area is only pressed', async () => {
    const pen = { beginPath: vi.fn(), moveTo: vi.fn(), clearRect: vi.fn() };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(small);
    open(signature({ label: '签名' }));
    const canvas = await screen.findByRole('img', { name: '手写签名区域' });
    fireEvent.pointerDown(canvas, { clientX: 10, clientY: 10 });
    fireEvent.pointerUp(canvas);
    expect(value).toBe('');
  });
  it('is drawn in the scale of the picture and can be cleared', async () => {
    const pen = await sign(small);
    expect(pen.lineTo).toHaveBeenCalledWith(300, 100);
    expect(value).toBe(small);
    await userEvent.click(screen.getByRole('button', { name: '清除签名' }));
    expect(value).toBe('');
  });
  it('is dropped with a reason when its picture is too large', async () => {
    await sign(large);
    expect(value).toBe('');
    await waitFor(() => expect(notices.messages).toEqual(['warning: 签名图片不能超过60KB，请重新签名']));
  });
});

describe('the ruler of a day', () => {
  const busy = [
    { from: 600, to: 660, title: '宣讲会' },
    { from: 0, to: 540 },
  ];
  it('extends a period over free half hours only', () => {
    expect(extendPeriod(undefined, 540, busy)).toEqual({ from: 540, to: 570 });
    expect(extendPeriod({ from: 540, to: 570 }, 570, busy)).toEqual({ from: 540, to: 600 });
    expect(extendPeriod({ from: 540, to: 570 }, 690, busy)).toEqual({ from: 690, to: 720 });
    expect(extendPeriod({ from: 690, to: 720 }, 660, busy)).toEqual({ from: 660, to: 690 });
    expect(extendPeriod({ from: 660, to: 780 }, 840, busy)).toEqual({ from: 840, to: 870 });
  });
  it('names each half hour, refuses busy ones and moves by arrow keys', async () => {
    const chosen: string[] = [];
    show(
      <DayPeriodPicker
        label="开始时间"
        busy={busy}
        value={undefined}
        onChange={({ from, to }) => chosen.push(`${getClock(from)}-${getClock(to)}`)}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '10:30至11:00，已占用：宣讲会' }));
    await userEvent.click(screen.getByRole('button', { name: '08:30至09:00，不开放' }));
    expect(chosen).toEqual([]);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(chosen).toEqual(['09:00-09:30']);
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});
