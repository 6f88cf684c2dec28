import { DeleteOutlined, DownOutlined, EditOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { mayShareViews, type SavedView } from '@campus/contract/system';
import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { IconButton } from '../../widgets/icon-button.tsx';
import { Modal } from '../../widgets/modal.tsx';
import { PopupPanel } from '../../widgets/popup-panel.tsx';
import { useCaller } from '../call/caller.ts';
import './list-views.css';
import type { RowData } from '../field/row.ts';
import type { ColumnSettings } from './use-column-settings.ts';
import type { EntityList } from './use-entity-list.ts';
import { type ListViews, useListViews } from './use-list-views.ts';

const texts = text.views;

interface ListViewsProps {
  readonly list: EntityList<RowData>;
  readonly settings: ColumnSettings;
}
type Edited = { readonly view: SavedView | undefined };

/** 我的视图: opens saved views, saves the current state as one, and edits, shares and deletes them. */
export function ListViewsMenu({ list, settings }: ListViewsProps) {
  const views = useListViews(list, settings);
  const [edited, setEdited] = useState<Edited>();
  const { active, isChanged } = views;
  return (
    <>
      <PopupPanel
        placement="bottomRight"
        title={texts.title}
        content={(close) => (
          <Panel
            views={views}
            onEdit={(view) => {
              close();
              setEdited({ view });
            }}
            onDone={close}
          />
        )}
      >
        <button type="button" className="list-views-button" aria-haspopup="dialog">
          <span className="cut">{active?.title ?? texts.title}</span>
          {isChanged && <small>{texts.changed}</small>}
          <DownOutlined aria-hidden />
        </button>
      </PopupPanel>
      {edited && <ViewDialog views={views} view={edited.view} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface PanelProps {
  readonly views: ListViews;
  readonly onEdit: (view: SavedView | undefined) => void;
  readonly onDone: () => void;
}
function Panel({ views, onEdit, onDone }: PanelProps) {
  const { active, isChanged } = views;
  const open = (view: SavedView | undefined) => {
    onDone();
    views.open(view);
  };
  return (
    <div className="list-views">
      {views.views.length === 0 && <p className="muted">{texts.none}</p>}
      <ul>
        {views.views.map((view) => (
          <ViewLine key={view.id} view={view} views={views} onOpen={() => open(view)} onEdit={() => onEdit(view)} />
        ))}
      </ul>
      <div className="list-views-foot">
        {active?.mine && isChanged && (
          <Button
            size="small"
            type="primary"
            onClick={() => {
              onDone();
              const { title, shared, isDefault } = active;
              void views.save(active, { title, isShared: shared === 1, isDefault, isRenewed: true });
            }}
          >
            {texts.renew(active.title)}
          </Button>
        )}
        <Button size="small" onClick={() => onEdit(undefined)}>
          {texts.add}
        </Button>
        {active && (
          <Button size="small" type="link" onClick={() => open(undefined)}>
            {texts.leave}
          </Button>
        )}
      </div>
    </div>
  );
}

interface LineProps {
  readonly view: SavedView;
  readonly views: ListViews;
  readonly onOpen: () => void;
  readonly onEdit: () => void;
}
function ViewLine({ view, views, onOpen, onEdit }: LineProps) {
  const { title, shared, owner, mine, isDefault } = view;
  return (
    <li>
      <button
        type="button"
        className="list-views-name"
        {...(view.id === views.active?.id && { 'aria-current': 'true' as const })}
        onClick={onOpen}
      >
        <span className="cut" title={title}>
          {title}
        </span>
        {shared === 1 && <small>{owner ? texts.sharedBy(owner) : texts.isShared}</small>}
      </button>
      <IconButton
        label={isDefault ? texts.noDefault(title) : texts.setDefault(title)}
        pressed={isDefault}
        onClick={() => void views.setDefault(isDefault ? undefined : view)}
      >
        {isDefault ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      </IconButton>
      {mine && (
        <>
          <IconButton label={texts.editOf(title)} onClick={onEdit}>
            <EditOutlined aria-hidden />
          </IconButton>
          <IconButton label={texts.removeOf(title)} onClick={() => void views.remove(view)}>
            <DeleteOutlined aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  );
}

const longestTitle = 30;

function ViewDialog({ views, view, onClose }: Pick<LineProps, 'views'> & Edited & { readonly onClose: () => void }) {
  const id = useId();
  const mayShare = mayShareViews(useCaller());
  const [title, setTitle] = useState(view?.title ?? '');
  const [isShared, setShared] = useState(view?.shared === 1);
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const [isRenewed, setRenewed] = useState(view === undefined);
  const [isSaving, setSaving] = useState(false);
  const isSavable = title.trim() !== '' && !isSaving;
  const save = async () => {
    setSaving(true);
    const isSaved = await views.save(view, { title, isShared, isDefault, isRenewed });
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <Modal
      open
      width={440}
      title={view ? texts.edit : texts.add}
      okText={text.common.save}
      cancelText={text.common.cancel}
      confirmLoading={isSaving}
      okButtonProps={{ disabled: title.trim() === '' }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <form
        className="list-views-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSavable) void save();
        }}
      >
        <label htmlFor={id}>{texts.name}</label>
        <Input
          id={id}
          autoFocus
          maxLength={longestTitle}
          placeholder={texts.nameHint}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        {view && (
          <Checkbox checked={isRenewed} onChange={({ target }) => setRenewed(target.checked)}>
            {texts.takeOver}
          </Checkbox>
        )}
        <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
          {texts.asDefault}
        </Checkbox>
        {(mayShare || isShared) && (
          <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
            {texts.share}
          </Checkbox>
        )}
        <p className="muted">{texts.keeps}</p>
      </form>
    </Modal>
  );
}
