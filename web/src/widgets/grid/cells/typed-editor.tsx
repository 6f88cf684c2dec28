import { ExpandAltOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Popover } from 'antd';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getCell } from '../cell-value.ts';
import type { RuleEvent } from '../column.ts';
import { acceptNumberInput, parseNumberOnBlur } from '../number-input.ts';
import { tagText } from '../tag-text.ts';
import type { EditorProps } from './editor-props.ts';

/** Debounce of typed text in ms. */
const restMs = 200;
/** Delay of the validation after blur in ms. */
const blurCheckMs = 100;

const toText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Draft of an open cell: written to the row after a pause, on closing and on blur. */
function useTyped({ store, column, row, opening }: EditorProps) {
  const value = getCell(row, column.key);
  const [start] = useState(value);
  const [draft, setDraft] = useState(() => opening.typed ?? toText(value));
  const latest = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastValid = useRef(value);
  const [seen, setSeen] = useState(value);
  const isNumber = column.type === 'inputNumber';
  const mark = `${row.id} ${column.key} ${store.cursor.visit}`;
  if (value !== seen) {
    // Changed from outside while the editor is open: saved by another user, or undone.
    setSeen(value);
    if (toText(value) !== draft) setDraft(toText(value));
  }
  const saveValue = (next: unknown, type: RuleEvent) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (store.table.get(row.id)) store.commands.set(row.id, column.key, next, type, mark);
  };
  const type = (typed: string) => {
    const shaped = column.props?.tags ? tagText(typed) : isNumber ? acceptNumberInput(latest.current, typed) : typed;
    latest.current = shaped;
    setDraft(shaped);
    if (isNumber && shaped !== '' && parseNumberOnBlur(shaped, undefined) !== '') lastValid.current = shaped;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => saveValue(shaped, 'input'), restMs);
  };
  const isTouched = () => timer.current !== undefined || latest.current !== toText(start);
  const leave = () => {
    if (!isTouched()) return;
    const next = isNumber ? parseNumberOnBlur(latest.current, lastValid.current) : latest.current;
    saveValue(next, 'change');
    setTimeout(() => {
      if (store.table.get(row.id)) void store.checks.check(row.id, column.key, 'blur');
    }, blurCheckMs);
  };
  const restore = () => {
    latest.current = toText(start);
    setDraft(latest.current);
    saveValue(start, 'change');
  };
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  return { draft, start, type, leave, restore, isTouched };
}

/** Focuses a field when its cell opens, with its text selected unless the user typed or pointed into it. */
function useFocusOnOpen(opening: EditorProps['opening']) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    field.focus({ preventScroll: true });
    if (opening.typed === undefined && !opening.isPointed) field.select();
  }, [opening]);
  return input;
}

/** Leaves an editor that is unmounted, as moving the cursor does, before it gets a blur event. */
function useLeaveOnUnmount(leave: () => void) {
  const end = useRef(leave);
  useEffect(() => {
    end.current = leave;
  });
  useEffect(() => () => end.current(), []);
}

/** Text or number editor; long text in a box next to the cell. */
export function TypedEditor(props: EditorProps) {
  const { store, column, opening, fault } = props;
  const { draft, start, type, leave, restore, isTouched } = useTyped(props);
  const input = useFocusOnOpen(opening);
  const [isBoxOpen, setBoxOpen] = useState(false);
  useLeaveOnUnmount(leave);
  const closeBox = () => {
    setBoxOpen(false);
    input.current?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    // Tab moves to the next cell, skipping the button of the box.
    if (event.altKey && event.key === 'ArrowDown' && column.type === 'input_pop') return setBoxOpen(true);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Escape reverts the draft first; a surrounding dialog stays open.
    if (isTouched()) event.stopPropagation();
    restore();
    if (!store.settings.alwaysEdit) store.cursor.close();
    event.preventDefault();
  };
  const shown = column.type === 'input_pop' ? draft.replaceAll('\n', ' ') : draft;
  const field = (
    <input
      ref={input}
      className="grid-input"
      aria-label={column.title}
      {...fault}
      // The grid handles Ctrl+Z while the field has nothing to undo.
      data-touched={draft !== toText(start)}
      inputMode={column.type === 'inputNumber' ? 'decimal' : undefined}
      maxLength={column.props?.maxLength}
      placeholder={column.placeholder}
      value={shown}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      onKeyDown={handleKey}
    />
  );
  if (column.type !== 'input_pop') return field;
  return (
    <div className="grid-with-button">
      {field}
      <Popover
        open={isBoxOpen}
        trigger="click"
        title={column.title}
        destroyOnHidden
        onOpenChange={setBoxOpen}
        content={<Area value={draft} maxLength={column.props?.maxLength} onChange={type} onLeave={closeBox} />}
      >
        <button type="button" className="grid-icon" aria-label={`${text.gridLabels.openText} ${column.title}`}>
          <ExpandAltOutlined aria-hidden />
        </button>
      </Popover>
    </div>
  );
}

interface AreaProps {
  readonly value: string;
  readonly maxLength: number | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}
/** Text area that focuses itself after its popover has opened. */
function Area({ value, maxLength, onChange, onLeave }: AreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  return (
    <textarea
      ref={area}
      className="grid-area"
      aria-label={text.inputPop.title}
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onLeave();
      }}
    />
  );
}
