import { text } from '@campus/contract/messages';
import { Skeleton } from 'antd';
import { lazyComponent } from '../deferred.tsx';
import type { CodeEditorProps } from './code-editor-props.ts';
import './code-editor.css';

const Waiting = ({ height = '240px' }: CodeEditorProps) => (
  <div className="code-editor" role="status" aria-label={text.common.loading} style={{ height }}>
    <Skeleton active title={false} paragraph={{ rows: 4 }} style={{ padding: 12 }} />
  </div>
);

/** Code editor. Its module is loaded with the first editor, each language when it is used. */
export const CodeEditor = lazyComponent<CodeEditorProps>(
  'code-editor',
  async () => (await import('./code-mirror-editor.tsx')).CodeMirrorEditor,
  Waiting,
);
