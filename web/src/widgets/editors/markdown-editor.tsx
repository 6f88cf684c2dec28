import { text } from '@campus/contract/messages';
import { Skeleton } from 'antd';
import { lazyComponent } from '../deferred.tsx';
import type { MarkdownEditorProps } from './markdown-editor-props.ts';
import './rich-text.css';
import './code-editor.css';
import './markdown.css';

const Waiting = ({ height = '300px' }: MarkdownEditorProps) => (
  <div className="code-editor" role="status" aria-label={text.common.loading} style={{ height }}>
    <Skeleton active title={false} paragraph={{ rows: 4 }} style={{ padding: 12 }} />
  </div>
);

/** Markdown editor with preview. Its module is loaded with the first editor. */
export const MarkdownEditor = lazyComponent<MarkdownEditorProps>(
  'markdown-editor',
  async () => (await import('./markdown-code-editor.tsx')).MarkdownCodeEditor,
  Waiting,
);
