import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  FontColorsOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ItalicOutlined,
  LinkOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { safeUrl } from '@campus/contract/rules';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button, Dropdown, Input, Select, Space } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { IconButton } from '../icon-button.tsx';
import { PopupPanel } from '../popup-panel.tsx';

interface RichTextToolsProps {
  readonly editor: Editor;
  readonly isFull: boolean;
  readonly onFull: () => void;
  readonly onImages: (files: readonly File[]) => void;
}

const say = text.richTools;
/** Readable on light and dark backgrounds. */
const colours = [
  '#CF2F39',
  '#C8761B',
  '#2FA052',
  '#1890FF',
  '#8E6FD8',
  '#B4232C',
  '#9A4B00',
  '#1B6B34',
  '#0A5CC2',
  '#667080',
];
const levels = [1, 2, 3, 4] as const;

/** State of the tool bar at the cursor. */
const getState = (editor: Editor) => ({
  block: levels.find((level) => editor.isActive('heading', { level }))?.toString() ?? 'paragraph',
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  link: editor.isActive('link'),
  table: editor.isActive('table'),
  align: (['center', 'right'] as const).find((textAlign) => editor.isActive({ textAlign })) ?? 'left',
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** Tool bar of the rich text editor. */
export function RichTextTools({ editor, isFull, onFull, onImages }: RichTextToolsProps) {
  const now = useEditorState({ editor, selector: ({ editor: current }) => getState(current) });
  const act = () => editor.chain().focus();
  const tool = (label: string, icon: ReactNode, run: () => void, pressed?: boolean, disabled = false) => (
    <IconButton label={label} onClick={run} pressed={pressed} disabled={disabled}>
      {icon}
    </IconButton>
  );
  return (
    <div className="rich-text-tools" role="toolbar" aria-label={say.bar}>
      {tool(say.undo, <UndoOutlined aria-hidden />, () => act().undo().run(), undefined, !now.canUndo)}
      {tool(say.redo, <RedoOutlined aria-hidden />, () => act().redo().run(), undefined, !now.canRedo)}
      <span className="rule" />
      <Select
        size="small"
        variant="borderless"
        style={{ width: 84 }}
        aria-label={say.paragraph}
        value={now.block}
        options={[
          { value: 'paragraph', label: say.paragraph },
          ...levels.map((level) => ({ value: String(level), label: say.heading(level) })),
        ]}
        onChange={(block) => {
          const level = levels.find((one) => String(one) === block);
          if (level) act().setHeading({ level }).run();
          else act().setParagraph().run();
        }}
      />
      {tool(say.bold, <BoldOutlined aria-hidden />, () => act().toggleBold().run(), now.bold)}
      {tool(say.italic, <ItalicOutlined aria-hidden />, () => act().toggleItalic().run(), now.italic)}
      {tool(say.underline, <UnderlineOutlined aria-hidden />, () => act().toggleUnderline().run(), now.underline)}
      <Colours editor={editor} />
      <span className="rule" />
      {tool(say.left, <AlignLeftOutlined aria-hidden />, () => act().setTextAlign('left').run(), now.align === 'left')}
      {tool(
        say.center,
        <AlignCenterOutlined aria-hidden />,
        () => act().setTextAlign('center').run(),
        now.align === 'center',
      )}
      {tool(
        say.right,
        <AlignRightOutlined aria-hidden />,
        () => act().setTextAlign('right').run(),
        now.align === 'right',
      )}
      {tool(say.bullets, <UnorderedListOutlined aria-hidden />, () => act().toggleBulletList().run(), now.bullets)}
      {tool(say.numbers, <OrderedListOutlined aria-hidden />, () => act().toggleOrderedList().run(), now.numbers)}
      {tool(say.indent, <MenuUnfoldOutlined aria-hidden />, () => act().sinkListItem('listItem').run())}
      {tool(say.outdent, <MenuFoldOutlined aria-hidden />, () => act().liftListItem('listItem').run())}
      <span className="rule" />
      <LinkTool editor={editor} isLink={now.link} />
      <ImageTool onImages={onImages} />
      <TableTool editor={editor} isInside={now.table} />
      {tool(say.clear, <ClearOutlined aria-hidden />, () => act().unsetAllMarks().clearNodes().run())}
      {tool(
        isFull ? text.common.exitFullscreen : text.common.fullscreen,
        isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />,
        onFull,
      )}
    </div>
  );
}

function Colours({ editor }: { editor: Editor }) {
  const choose = (colour: string | undefined, close: () => void) => {
    close();
    if (colour) editor.chain().focus().setColor(colour).run();
    else editor.chain().focus().unsetColor().run();
  };
  return (
    <PopupPanel
      content={(close) => (
        <Space orientation="vertical">
          <div className="colour-grid">
            {colours.map((colour) => (
              <button
                key={colour}
                type="button"
                aria-label={colour}
                style={{ background: colour }}
                onClick={() => choose(colour, close)}
              />
            ))}
          </div>
          <Button size="small" block onClick={() => choose(undefined, close)}>
            {say.noColour}
          </Button>
        </Space>
      )}
    >
      <IconButton label={say.colour}>
        <FontColorsOutlined aria-hidden />
      </IconButton>
    </PopupPanel>
  );
}

function LinkTool({ editor, isLink }: { editor: Editor; isLink: boolean }) {
  const [address, setAddress] = useState('');
  const apply = (close: () => void) => {
    const href = safeUrl(address.trim());
    if (!href) return tell.warning(text.valid.url);
    close();
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  };
  const remove = (close: () => void) => {
    close();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <PopupPanel
      onOpen={() => setAddress(String(editor.getAttributes('link').href ?? ''))}
      content={(close) => (
        <Space wrap>
          <Input
            style={{ width: 260 }}
            aria-label={say.linkAddress}
            placeholder={text.valid.url}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onPressEnter={(event) => {
              event.preventDefault();
              // Enter must not submit the surrounding form.
              event.stopPropagation();
              apply(close);
            }}
          />
          <Button type="primary" onClick={() => apply(close)}>
            {text.common.ok}
          </Button>
          {isLink && <Button onClick={() => remove(close)}>{say.unlink}</Button>}
        </Space>
      )}
    >
      <IconButton label={say.link} pressed={isLink}>
        <LinkOutlined aria-hidden />
      </IconButton>
    </PopupPanel>
  );
}

function ImageTool({ onImages }: Pick<RichTextToolsProps, 'onImages'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        multiple
        onChange={({ currentTarget }) => {
          onImages([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <IconButton label={say.image} onClick={() => input.current?.click()}>
        <PictureOutlined aria-hidden />
      </IconButton>
    </>
  );
}

function TableTool({ editor, isInside }: { editor: Editor; isInside: boolean }) {
  const act = () => editor.chain().focus();
  const runs: Readonly<Record<string, () => unknown>> = {
    table: () => act().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    addRow: () => act().addRowAfter().run(),
    addColumn: () => act().addColumnAfter().run(),
    removeRow: () => act().deleteRow().run(),
    removeColumn: () => act().deleteColumn().run(),
    removeTable: () => act().deleteTable().run(),
  };
  const names = ['addRow', 'addColumn', 'removeRow', 'removeColumn', 'removeTable'] as const;
  if (!isInside) {
    return (
      <IconButton label={say.table} onClick={() => runs.table?.()}>
        <TableOutlined aria-hidden />
      </IconButton>
    );
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: names.map((key) => ({ key, label: say[key] })), onClick: ({ key }) => runs[key]?.() }}
    >
      <IconButton label={say.table} pressed>
        <TableOutlined aria-hidden />
      </IconButton>
    </Dropdown>
  );
}
