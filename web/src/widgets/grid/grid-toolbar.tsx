import { DeleteOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, Checkbox, InputNumber, Space } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { store as keep, readStored } from '../../request/storage.ts';
import { tell } from '../../request/tell.ts';
import { PopupPanel } from '../popup-panel.tsx';
import { useRestoreFocus } from '../use-restore-focus.ts';
import type { CellAt } from './cursor.ts';
import { ChangedCount } from './grid-bars.tsx';
import type { GridStore } from './grid-store.ts';
import { enterNextFault, enterRow } from './keyboard.ts';
import { useTopic } from './use-topic.ts';
import './grid-toolbar.css';

export interface AddOptions {
  readonly rows: number;
  /** Row number before which rows are added, from 1; 0 is the end. */
  readonly index: number;
  readonly scroll: boolean;
}
const defaultAddOptions: AddOptions = { rows: 1, index: 0, scroll: true };
const maxAdded = 100;

interface GridToolbarProps {
  readonly store: GridStore;
  readonly mayAdd: boolean;
  readonly mayRemove: boolean;
  readonly hasOptions: boolean;
  readonly beforeDelete: (() => Promise<unknown>) | undefined;
  readonly children: ReactNode;
}

/** 新增, with selected rows 删除 and 清空选择; at the end the page's tools and the number of invalid cells. */
export function GridToolbar({ store, mayAdd, mayRemove, hasOptions, beforeDelete, children }: GridToolbarProps) {
  useTopic(store, 'summary');
  const [options, setOptions] = useState<AddOptions>(() => readStored('jet-add-btn-settings') ?? defaultAddOptions);
  const { disabled } = store.settings;
  const count = store.selection.ids.length;
  const box = useRef<HTMLDivElement>(null);
  useRestoreFocus(box, Math.sign(count));
  const add = () => {
    const given = hasOptions ? options : defaultAddOptions;
    const fresh = store.commands.add(given.rows, given.index === 0 ? -1 : given.index - 1);
    const first = given.scroll ? fresh[0] : undefined;
    if (first) enterRow(store, first.id);
  };
  const remove = async () => {
    try {
      await beforeDelete?.();
    } catch (reason) {
      return tell.error(reason instanceof Error ? reason.message : String(reason));
    }
    store.commands.remove(store.selection.ids);
  };
  return (
    <div ref={box} className="grid-tools">
      {mayAdd && (
        <Space.Compact>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={disabled} onClick={add}>
            {text.grid.add}
          </Button>
          {hasOptions && <Options value={options} onChange={setOptions} />}
        </Space.Compact>
      )}
      {mayRemove && count > 0 && (
        <PopupPanel
          title={text.grid.deleteConfirm(count)}
          content={(close) => <Question onNo={close} onYes={remove} />}
        >
          <Button danger icon={<DeleteOutlined aria-hidden />}>
            {text.grid.delete}
          </Button>
        </PopupPanel>
      )}
      {count > 0 && <Button onClick={() => store.selection.setAll(false)}>{text.grid.clearSelection}</Button>}
      <span className="grow" />
      <ChangedCount store={store} />
      <Faults store={store} />
      {children}
    </div>
  );
}

/** Confirmation of a deletion, with the button order of a dialog. */
const Question = ({ onNo, onYes }: { onNo: () => void; onYes: () => void }) => (
  <div className="grid-question">
    <Button size="small" onClick={onNo}>
      {text.common.cancel}
    </Button>
    <Button
      size="small"
      type="primary"
      onClick={() => {
        onNo();
        onYes();
      }}
    >
      {text.common.ok}
    </Button>
  </div>
);

/** Number of invalid cells, with a button to the next one. */
function Faults({ store }: { store: GridStore }) {
  const [last, setLast] = useState<CellAt>();
  const { length } = store.checks.list();
  if (length === 0) return null;
  const next = () => {
    enterNextFault(store, last);
    setLast(store.cursor.cell);
  };
  return (
    <span className="grid-faults" role="status">
      {text.gridLabels.faults(length)}
      <button type="button" className="link-button" aria-keyshortcuts="F8" title="F8" onClick={next}>
        {text.gridLabels.nextFault}
      </button>
    </span>
  );
}

function Options({ value, onChange }: { value: AddOptions; onChange: (next: AddOptions) => void }) {
  const texts = text.grid.options;
  return (
    <PopupPanel
      title={texts.title}
      content={() => (
        <div className="grid-options">
          <label htmlFor="grid-options-rows">{texts.rows}</label>
          <InputNumber
            id="grid-options-rows"
            min={1}
            max={maxAdded}
            precision={0}
            value={value.rows}
            onChange={(rows) => onChange({ ...value, rows: rows ?? 1 })}
          />
          <label htmlFor="grid-options-index">{texts.index}</label>
          <Space>
            <InputNumber
              id="grid-options-index"
              min={0}
              precision={0}
              value={value.index}
              onChange={(index) => onChange({ ...value, index: index ?? 0 })}
            />
            <span className="muted">{texts.bottom}</span>
          </Space>
          <Checkbox checked={value.scroll} onChange={({ target }) => onChange({ ...value, scroll: target.checked })}>
            {texts.scroll}
          </Checkbox>
          <Button size="small" onClick={() => keep('jet-add-btn-settings', value)}>
            {texts.saveDefault}
          </Button>
        </div>
      )}
    >
      <Button type="primary" icon={<SettingOutlined aria-hidden />} aria-label={texts.title} />
    </PopupPanel>
  );
}
