import {
  BlockOutlined,
  BoldOutlined,
  CheckSquareOutlined,
  CodeOutlined,
  CommentOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  OrderedListOutlined,
  PictureOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { indentLess, indentMore } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';
import { edit, headingEdit, type MarkdownEdit, markdownEdits } from './markdown-commands.ts';

const texts = text.mdTools;
const also = text.richTools;
const levels = [1, 2, 3, 4];

interface MarkdownToolsProps {
  readonly view: EditorView | undefined;
  readonly disabled: boolean;
  readonly onImage: () => void;
}

/** Tool bar of the Markdown editor. */
export function MarkdownTools({ view, disabled, onImage }: MarkdownToolsProps) {
  const button = (label: string, icon: ReactNode, run: (standing: EditorView) => unknown) => (
    <IconButton label={label} disabled={disabled} onClick={() => view && run(view)}>
      {icon}
    </IconButton>
  );
  const tool = (name: MarkdownEdit, label: string, icon: ReactNode) =>
    button(label, icon, (standing) => edit(standing, markdownEdits[name]));
  const indent = (label: string, icon: ReactNode, run: typeof indentMore) =>
    button(label, icon, (standing) => {
      run(standing);
      standing.focus();
    });
  return (
    <div className="rich-text-tools" role="toolbar" aria-label={texts.bar}>
      <Dropdown
        trigger={['click']}
        disabled={disabled}
        menu={{
          items: levels.map((level) => ({ key: String(level), label: also.heading(level) })),
          onClick: ({ key }) => view && edit(view, headingEdit(Number(key))),
        }}
      >
        <IconButton label={texts.heading} disabled={disabled}>
          <FontSizeOutlined aria-hidden />
        </IconButton>
      </Dropdown>
      {tool('bold', also.bold, <BoldOutlined aria-hidden />)}
      {tool('italic', also.italic, <ItalicOutlined aria-hidden />)}
      {tool('strike', texts.strike, <StrikethroughOutlined aria-hidden />)}
      <span className="rule" />
      {tool('line', texts.line, <LineOutlined aria-hidden />)}
      {tool('quote', texts.quote, <CommentOutlined aria-hidden />)}
      {tool('bullets', also.bullets, <UnorderedListOutlined aria-hidden />)}
      {tool('numbers', also.numbers, <OrderedListOutlined aria-hidden />)}
      {tool('tasks', texts.tasks, <CheckSquareOutlined aria-hidden />)}
      {indent(also.indent, <MenuUnfoldOutlined aria-hidden />, indentMore)}
      {indent(also.outdent, <MenuFoldOutlined aria-hidden />, indentLess)}
      <span className="rule" />
      {tool('table', also.table, <TableOutlined aria-hidden />)}
      {tool('link', also.link, <LinkOutlined aria-hidden />)}
      {tool('code', texts.code, <CodeOutlined aria-hidden />)}
      {tool('codeBlock', texts.codeBlock, <BlockOutlined aria-hidden />)}
      {button(text.md.image.tool, <PictureOutlined aria-hidden />, onImage)}
    </div>
  );
}
