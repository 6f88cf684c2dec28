import { text } from '@campus/contract/messages';
import { Skeleton } from 'antd';
import { deferred } from '../deferred.tsx';
import type { ControlProps } from '../selects/option.ts';
import './rich-text.css';
import './code-editor.css';
import './markdown.css';

export type MarkdownMode = 'edit' | 'split' | 'preview';
export interface MarkdownEditorProps extends ControlProps {
  /** CSS lengths; 300px and 200px (S). */
  readonly height?: string | undefined;
  readonly minHeight?: string | undefined;
  /** How it begins; its user may switch. */
  readonly mode?: MarkdownMode | undefined;
}

const Waiting = ({ height = '300px' }: MarkdownEditorProps) => (
  <div className="code-editor" role="status" aria-label={text.common.loading} style={{ height }}>
    <Skeleton active title={false} paragraph={{ rows: 4 }} style={{ padding: 12 }} />
  </div>
);

/** A Markdown text beside how it reads. The editor is fetched when the first one is shown. */
export const MarkdownEditor = deferred<MarkdownEditorProps>(
  'markdown-editor',
  async () => (await import('./markdown-code-editor.tsx')).MarkdownCodeEditor,
  Waiting,
);
