import { text } from '@campus/contract/messages';
import { type CronField, type CronTexts, cronFields, cronText, everySecond, readCron } from '@campus/contract/rules';
import { useCallback, useState } from 'react';
import { type CronControl, getControl, getText } from './cron-control.ts';

type Controls = Readonly<Record<CronField, CronControl>>;
interface CronState {
  readonly texts: CronTexts;
  readonly controls: Controls;
  /** Day text before the week replaced it. */
  readonly formerDay: string;
  /** Invalid typed text with its problem. */
  readonly typed: { readonly text: string; readonly problem: string } | undefined;
}
/** Fields finer than a day, finest first. */
const clock = ['second', 'minute', 'hour'] as const;

const getControls = (texts: CronTexts, now: Date): Controls =>
  Object.fromEntries(cronFields.map((field) => [field, getControl(field, texts, now)])) as Record<
    CronField,
    CronControl
  >;

/** Changing a field sets the finer ones from "every" to 0, so that an hourly job does not run every second. */
function resetFinerFields(texts: CronTexts, changed: CronField): CronTexts {
  if (texts[changed] === '*' || texts[changed] === '?') return texts;
  const finer = clock.slice(0, Math.min(cronFields.indexOf(changed), clock.length));
  return {
    ...texts,
    ...Object.fromEntries(finer.filter((field) => texts[field] === '*').map((field) => [field, '0'])),
  };
}

/** Sets a field's text; week and day exclude each other, and the week wins. */
function withField(state: CronState, field: CronField, value: string): Pick<CronState, 'texts' | 'formerDay'> {
  const texts = { ...state.texts, [field]: value };
  if (field !== 'week') return { texts: resetFinerFields(texts, field), formerDay: state.formerDay };
  if (value === '?') {
    const isBack = state.texts.week !== '?';
    return { texts: isBack ? { ...texts, day: state.formerDay } : texts, formerDay: state.formerDay };
  }
  const formerDay = state.texts.day === '?' ? state.formerDay : state.texts.day;
  return { texts: resetFinerFields({ ...texts, day: '?' }, field), formerDay };
}

function createState(value: string, now: Date): CronState {
  const reading = readCron(value);
  const texts = reading.texts ?? everySecond;
  return {
    texts,
    controls: getControls(texts, now),
    formerDay: texts.day === '?' ? '*' : texts.day,
    typed: reading.problem === undefined ? undefined : { text: value, problem: reading.problem },
  };
}

/** Updates a field from its controls. Fields that this affects get new controls; all others keep theirs. */
function withControl(state: CronState, field: CronField, part: Partial<CronControl>, now: Date): CronState {
  const control = { ...state.controls[field], ...part };
  const next = withField(state, field, getText(field, control));
  const moved = cronFields.filter((other) => other !== field && next.texts[other] !== state.texts[other]);
  const controls = { ...state.controls, [field]: control };
  for (const other of moved) controls[other] = { ...controls[other], ...getControl(other, next.texts, now) };
  return { ...state, ...next, controls, typed: undefined };
}

/** State of a cron dialog: the seven texts, their controls and their problems. */
export function useCron(value: string, now: Date) {
  const [state, setState] = useState(() => createState(value, now));
  const { texts, typed } = state;
  const expression = cronText(texts);
  const isNeither = texts.day === '?' && texts.week === '?';
  const problem = typed?.problem ?? readCron(expression).problem;

  /** Updates a field from its controls; always the same function. */
  const change = useCallback(
    (field: CronField, part: Partial<CronControl>) => setState((before) => withControl(before, field, part, now)),
    [now],
  );
  /** Updates a field from typed text. */
  const type = (field: CronField, typedText: string) => {
    if (typedText.trim() === texts[field]) return setState({ ...state, typed: undefined });
    const own = { ...texts, [field]: typedText.trim() || everySecond[field] };
    if (field === 'week' && own.week !== '?') own.day = '?';
    if (field === 'day' && own.day !== '?') own.week = '?';
    const reading = readCron(cronText(own));
    if (!reading.texts) return setState({ ...state, typed: { text: typedText, problem: reading.problem } });
    const next = withField(state, field, reading.texts[field]);
    setState({ ...state, ...next, controls: getControls(next.texts, now), typed: undefined });
  };
  /** Updates all fields from a typed expression. */
  const typeAll = (typedText: string) => {
    if (typedText.trim() !== expression || typed) setState(createState(typedText, now));
  };

  return {
    texts,
    controls: state.controls,
    expression,
    /** Text of the expression input. */
    typedText: typed?.text ?? expression,
    problem,
    /** Why a valid expression cannot be accepted. */
    missing: isNeither ? text.cron.needOne : undefined,
    change,
    type,
    typeAll,
  };
}
export type Cron = ReturnType<typeof useCron>;
