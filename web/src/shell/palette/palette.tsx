import { SearchOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useIsMobile } from '../../theme/use-media.ts';
import { Modal } from '../../widgets/modal.tsx';
import type { ConsoleMap } from '../console-routes.tsx';
import type { Found } from './found.ts';
import './palette.css';
import { PaletteList } from './palette-list.tsx';
import { remember } from './recent.ts';
import { useOffers } from './use-offers.ts';

interface PaletteProps {
  readonly map: ConsoleMap;
  readonly onClose: () => void;
}

const texts = text.palette;
const widthPx = 640;

interface ChosenOffer {
  /** Index of the offer that Enter opens; -1 without offers. */
  readonly at: number;
  readonly point: (at: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The offer that the keyboard points at: the arrows move it around, Enter opens it. */
function useChosenOffer(offers: readonly Found[], open: (item: Found) => void): ChosenOffer {
  const [current, setCurrent] = useState(0);
  const at = Math.min(current, offers.length - 1);
  const move = (to: number) => offers.length > 0 && setCurrent((to + offers.length) % offers.length);
  const onKey = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    const chosen = offers[at];
    if (event.key === 'ArrowDown') move(at + 1);
    else if (event.key === 'ArrowUp') move(at - 1);
    else if (event.key === 'Enter' && chosen) open(chosen);
    else return;
    event.preventDefault();
  };
  return { at, point: setCurrent, onKey };
}

/** Command palette: pages, rows and actions, operated by keyboard. Full screen on phones. */
export function Palette({ map, onClose }: PaletteProps) {
  const isMobile = useIsMobile();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const { groups, rows } = useOffers(map, word);
  const offers = groups.flatMap(({ items }) => items);
  const input = useRef<HTMLInputElement>(null);
  const open = (item: Found) => {
    remember(item);
    onClose();
    item.run();
  };
  const { at, point, onKey } = useChosenOffer(offers, open);
  return (
    <Modal
      open
      className="palette"
      title={<span className="palette-title">{texts.title}</span>}
      width={widthPx}
      centered={false}
      footer={null}
      closable={isMobile}
      destroyOnHidden
      // The dialog focuses its first control when it opens, on a phone the close button.
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      onCancel={onClose}
    >
      <label className="palette-box">
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-expanded={offers.length > 0}
          aria-controls={listId}
          aria-activedescendant={offers[at] && `${listId}-${at}`}
          aria-label={texts.title}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          placeholder={isMobile ? texts.placeholderShort : texts.placeholder}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            point(0);
          }}
          onKeyDown={onKey}
        />
      </label>
      <PaletteList id={listId} groups={groups} at={at} onPoint={point} onOpen={open} />
      <Said rows={rows} status={getStatusText(word, offers.length, rows.isRunning)} />
      {!isMobile && <Keys />}
    </Modal>
  );
}

function Said({ rows, status }: { rows: ReturnType<typeof useOffers>['rows']; status: string }) {
  return (
    <>
      {rows.failed && (
        <p className="palette-said" role="alert">
          {texts.failed(rows.failed.titles.join('、'), rows.failed.reason)}
          <Button type="link" size="small" onClick={rows.retry}>
            {texts.retry}
          </Button>
        </p>
      )}
      <p className="palette-said" role="status">
        {status}
      </p>
    </>
  );
}

function getStatusText(word: string, count: number, isRunning: boolean): string {
  if (isRunning) return texts.searching;
  if (word === '') return texts.hint;
  return count === 0 ? texts.empty(word) : texts.found(count);
}

const Keys = () => (
  <p className="palette-keys" aria-hidden="true">
    <kbd>↑</kbd>
    <kbd>↓</kbd>
    {texts.keys.move}
    <kbd>Enter</kbd>
    {texts.keys.open}
    <kbd>Esc</kbd>
    {texts.keys.close}
  </p>
);
