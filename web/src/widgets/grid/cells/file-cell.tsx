import {
  CheckCircleFilled,
  ExclamationCircleFilled,
  LoadingOutlined,
  PaperClipOutlined,
  PictureOutlined,
  SettingOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Dropdown, Tooltip } from 'antd';
import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { tell } from '../../../request/tell.ts';
import { getFileName, getPaths, shortName } from '../../files/file-name.ts';
import { StoredImage } from '../../files/stored-image.tsx';
import { downloadStored } from '../../files/use-file-opener.tsx';
import { getCell, isEmpty } from '../cell-value.ts';
import type { GridColumn, GridRow } from '../column.ts';
import type { GridStore } from '../grid-store.ts';
import { clearCellUpload, sendFile, type UploadState, type UploadValue, useCellUpload } from './use-cell-file.ts';

const FilePop = lazy(() => import('./file-pop.tsx').then((m) => ({ default: m.FilePop })));
interface FileCellProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly isReadOnly: boolean;
}
const emptyTexts: Readonly<Record<string, string>> = {
  upload: text.upload.button,
  file: text.upload.fileCell,
  image: text.upload.imageCell,
};
const thumbnailHeight = 32;

/** Paths of a cell: a comma list, or the path of a stored upload. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return 'path' in value ? getPaths(String(value.path)) : [];
  return getPaths(String(value ?? ''));
}

/** File, image or upload cell: a button while empty, then a name or thumbnail with a menu. */
export function FileCell({ store, column, row, isReadOnly }: FileCellProps) {
  const value = getCell(row, column.key);
  const running = useCellUpload(store, row, column);
  const input = useRef<HTMLInputElement>(null);
  const [isPopOpen, setPopOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCellFocus(box, store.cursor.isAt(row.id, column.key), running?.status ?? (isEmpty(value) ? 'empty' : 'stored'));
  const put = (next: unknown) => {
    clearCellUpload(store, row, column);
    store.commands.set(row.id, column.key, next);
  };
  const menu = !isEmpty(value) && running?.status !== 'uploading' && (
    <FileMenu
      column={column}
      isReadOnly={isReadOnly}
      onDownload={() => downloadStored(pathsIn(value)[0] ?? '')}
      onRemove={() => put(null)}
      onMore={() => setPopOpen(true)}
    />
  );
  return (
    <div ref={box} className="grid-file">
      <input
        ref={input}
        type="file"
        hidden
        data-testid="file-input"
        {...(column.type === 'image' && { accept: 'image/*' })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again after it was removed.
          if (file) void sendFile(store, row, column, file);
          currentTarget.value = '';
        }}
      />
      {running ? (
        <Running state={running} isImage={column.type === 'image'} />
      ) : (
        <Stored column={column} value={value} isReadOnly={isReadOnly} onChoose={() => input.current?.click()} />
      )}
      {running?.status === 'error' && isEmpty(value) && !isReadOnly && (
        <button type="button" className="link-button" onClick={() => input.current?.click()}>
          {emptyTexts[column.type]}
        </button>
      )}
      {menu}
      {isPopOpen && (
        <Suspense>
          <FilePop
            column={column}
            value={pathsIn(value).join(',')}
            onClose={() => setPopOpen(false)}
            onDone={(next) => {
              setPopOpen(false);
              put(next);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Refocuses the active cell's control when a stage (empty, uploading, stored) replaces the pressed button. */
function useCellFocus(box: RefObject<HTMLElement | null>, isActive: boolean, stage: string): void {
  const isHere = useRef(isActive);
  useLayoutEffect(() => {
    isHere.current = isActive;
  });
  // Only another stage has other controls.
  useLayoutEffect(() => {
    const cell = box.current?.closest<HTMLElement>('[role="gridcell"]');
    const isLost = document.activeElement === document.body || document.activeElement === cell;
    if (cell && isHere.current && isLost) (cell.querySelector('button') ?? cell).focus({ preventScroll: true });
  }, [box, stage]);
}

function Running({ state, isImage }: { state: UploadState; isImage: boolean }) {
  if (state.status === 'uploading')
    return (
      <Tooltip title={text.upload.uploading(Math.floor(state.percent))}>
        <span className="grid-upload" role="status" aria-label={text.upload.uploading(Math.floor(state.percent))}>
          <LoadingOutlined aria-hidden /> {shortName(state.name)}
        </span>
      </Tooltip>
    );
  const message = state.message ?? text.upload.failed;
  const explain = () =>
    void tell.insist({
      title: text.upload.error.title,
      text: text.upload.error.content(state.message ?? text.http.unknown),
      okText: text.common.ok,
    });
  return (
    <Tooltip title={message}>
      <button type="button" className="grid-upload error" aria-label={message} onClick={isImage ? explain : undefined}>
        <ExclamationCircleFilled aria-hidden /> {shortName(state.name)}
      </button>
    </Tooltip>
  );
}

function Stored({
  column,
  value,
  isReadOnly,
  onChoose,
}: {
  column: GridColumn;
  value: unknown;
  isReadOnly: boolean;
  onChoose: () => void;
}): ReactNode {
  const [path] = pathsIn(value);
  if (path === undefined)
    return (
      <button type="button" className="grid-choose" tabIndex={-1} disabled={isReadOnly} onClick={onChoose}>
        {column.type === 'image' ? <PictureOutlined aria-hidden /> : <UploadOutlined aria-hidden />}
        {column.btnText ?? emptyTexts[column.type]}
      </button>
    );
  const name = getFileName(path);
  if (column.type === 'image') return <StoredImage path={path} alt={name} style={{ height: thumbnailHeight }} />;
  if (column.type === 'upload')
    return (
      <span className="grid-upload done" title={text.upload.done}>
        <span>{(value as UploadValue).name ?? name}</span> <CheckCircleFilled aria-hidden />
      </span>
    );
  return (
    <span className="grid-upload" title={name}>
      <PaperClipOutlined aria-hidden /> {shortName(name)}
    </span>
  );
}

interface FileMenuProps {
  readonly column: GridColumn;
  readonly isReadOnly: boolean;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
  readonly onMore: () => void;
}

function FileMenu({ column, isReadOnly, onDownload, onRemove, onMore }: FileMenuProps) {
  const texts = text.upload.menu;
  const items = [
    ...(column.allowDownload === false ? [] : [{ key: 'download', label: texts.download }]),
    ...(column.allowRemove === false || isReadOnly ? [] : [{ key: 'remove', label: texts.remove }]),
    ...(column.type === 'upload' || isReadOnly ? [] : [{ key: 'more', label: texts.more }]),
  ];
  const commands: Readonly<Record<string, () => void>> = { download: onDownload, remove: onRemove, more: onMore };
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => commands[key]?.() }}>
      <button type="button" className="grid-icon" tabIndex={-1} aria-label={`${texts.self} ${column.title}`}>
        <SettingOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
