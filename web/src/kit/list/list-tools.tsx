import {
  AppstoreOutlined,
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  PictureOutlined,
  ReloadOutlined,
  SettingOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { ListLayout } from '@campus/contract/rules';
import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useIsMobile } from '../../theme/use-media.ts';
import { ClickMenu } from '../../widgets/click-menu.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';
import { PopupPanel } from '../../widgets/popup-panel.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import type { RowData } from '../field/row.ts';
import { AdvancedSummary, ListAdvanced } from './list-advanced.tsx';
import type { ListColumn } from './list-columns.tsx';
import type { ColumnSettings } from './use-column-settings.ts';
import type { EntityList } from './use-entity-list.ts';
import './list-tools.css';

interface ListToolsProps {
  /** The list limited by the advanced query; without it there is none. */
  readonly list?: EntityList<RowData> | undefined;
  /** Buttons on the left. */
  readonly children: ReactNode;
  readonly all: readonly ListColumn[];
  readonly settings: ColumnSettings;
  readonly isFull: boolean;
  readonly onFull: () => void;
  readonly onReload: () => void;
  /** Shown before the advanced query. */
  readonly extra?: ReactNode;
  /** Rows are selected: the toolbar shows actions on the selection. */
  readonly isSelection: boolean;
}

/** Toolbar above a table: actions on the left, view options on the right. */
export function ListTools(props: ListToolsProps) {
  const { list, children, all, settings, isFull, onFull, onReload, isSelection, extra } = props;
  const isMobile = useIsMobile();
  return (
    <>
      <div className={`list-tools${isSelection ? ' selected' : ''}`}>
        {children}
        <span className="grow" />
        <div className="list-tools-view">
          {!isSelection && extra}
          {!isSelection && list && <ListAdvanced list={list} />}
          <IconButton label={text.common.refresh} onClick={onReload}>
            <ReloadOutlined aria-hidden />
          </IconButton>
          {!isMobile && settings.layout === 'table' && (
            <ClickMenu
              menu={{
                selectable: true,
                selectedKeys: [settings.size],
                items: (['middle', 'small'] as const).map((key) => ({ key, label: text.listPage.densities[key] })),
                onClick: ({ key }) => settings.setSize(key === 'small' ? 'small' : 'middle'),
              }}
            >
              <IconButton label={text.listPage.density}>
                <ColumnHeightOutlined aria-hidden />
              </IconButton>
            </ClickMenu>
          )}
          {/* The density leaves with the table: what follows it keeps its place under the pointer. */}
          {settings.layouts.length > 1 && <LayoutChoice settings={settings} />}
          <PopupPanel
            placement="bottomRight"
            title={text.list.columns.title}
            content={() => <ColumnChoice all={all} settings={settings} />}
          >
            <IconButton label={text.list.columns.title}>
              <SettingOutlined aria-hidden />
            </IconButton>
          </PopupPanel>
          {!isMobile && (
            <IconButton label={isFull ? text.common.exitFullscreen : text.common.fullscreen} onClick={onFull}>
              {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            </IconButton>
          )}
        </div>
      </div>
      {list?.state.advanced && <AdvancedSummary list={list} />}
    </>
  );
}

const layoutIcons = {
  table: <UnorderedListOutlined aria-hidden />,
  cards: <AppstoreOutlined aria-hidden />,
  wall: <PictureOutlined aria-hidden />,
};
/** The layout of the rows, remembered for the user. */
const LayoutChoice = ({ settings }: Pick<ListToolsProps, 'settings'>) => (
  <Segmented<ListLayout>
    size="small"
    aria-label={text.common.displayAs}
    value={settings.layout}
    options={settings.layouts.map((value) => ({
      value,
      icon: layoutIcons[value],
      title: text.listPage.layouts[value],
      label: <span className="visually-hidden">{text.listPage.layouts[value]}</span>,
    }))}
    onChange={settings.setLayout}
  />
);

function ColumnChoice({ all, settings }: Pick<ListToolsProps, 'all' | 'settings'>) {
  return (
    <div className="column-choice">
      {all.map(({ name, label }) => {
        const isShown = settings.isShown(name);
        const isLast = isShown && settings.columns.length === 1;
        const isLeftOut = !isShown && settings.wanted.some((column) => column.name === name);
        return (
          <Checkbox
            key={name}
            checked={isShown}
            disabled={isLast}
            onChange={({ target }) => settings.show(name, target.checked)}
          >
            {label}
            {isLeftOut && <small className="muted"> {text.listPage.noRoom}</small>}
          </Checkbox>
        );
      })}
      <Button size="small" type="link" onClick={() => settings.restore()}>
        {text.listPage.restoreColumns}
      </Button>
    </div>
  );
}

/** Number of selected rows, with a button that clears the selection. */
export function SelectionCount({ count, onClear }: { count: number; onClear: () => void }) {
  const [before = '', after = ''] = text.list.selected(count).split(String(count));
  return (
    <span className="selection-count" role="status">
      <span>
        {before}
        <b>{count}</b>
        {after}
      </span>
      <button type="button" className="link-button" onClick={onClear}>
        {text.list.clearSelected}
      </button>
      <span className="rule" />
    </span>
  );
}
