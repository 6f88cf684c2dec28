import { type CronField, cronText, everySecond, readCron } from '@campus/contract/rules';
import { useState } from 'react';
import { type CronControl, getControl, getText } from './cron-control.ts';

/** Parses a schedule with this field only. */
function readField(field: CronField, value: string) {
  const toControlState = value.trim() || everySecond[field];
  const isWeekSaid = field === 'week' && toControlState !== '?';
  return readCron(cronText({ ...everySecond, ...(isWeekSaid && { day: '?' }), [field]: toControlState }));
}

interface FieldState {
  /** Text value of the controls. */
  readonly value: string;
  readonly control: CronControl;
  readonly problem: string | undefined;
}
function createState(field: CronField, value: string, now: Date): FieldState {
  const { texts = everySecond, problem } = readField(field, value);
  return { value, control: getControl(field, texts, now), problem };
}

/** One cron field on its own: its controls and its problem. An invalid choice is shown, but not emitted. */
export function useCronField(field: CronField, value: string, onEmit: (text: string, control: CronControl) => void) {
  const [now] = useState(() => new Date());
  const [state, setState] = useState(() => createState(field, value, now));
  if (value !== state.value) setState(createState(field, value, now));
  const change = (part: Partial<CronControl>) => {
    const control = { ...state.control, ...part };
    const text = getText(field, control);
    const { problem } = readField(field, text);
    setState({ value: problem ? value : text, control, problem });
    if (!problem) onEmit(text, control);
  };
  return { control: state.control, problem: state.problem, change };
}
