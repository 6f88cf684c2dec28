import { fileExamples } from '@campus/contract/demo';
import { useState } from 'react';
import { MarkdownEditor } from '../../../widgets/editors/markdown-editor.tsx';
import { Example, Examples } from './examples.tsx';

const words = fileExamples.markdown;
const { cases } = fileExamples;

/** Markdown: text and preview side by side. */
export function MarkdownSection() {
  const [filled, setFilled] = useState<string>(words.filled);
  const [empty, setEmpty] = useState('');
  return (
    <Examples wide>
      <Example title={cases.filled}>
        <MarkdownEditor height="420px" value={filled} onChange={setFilled} />
      </Example>
      <Example title={cases.invalid} note={empty === '' ? fileExamples.richText.invalid : undefined}>
        <MarkdownEditor value={empty} mode="edit" onChange={setEmpty} aria-invalid={empty === ''} />
      </Example>
      <Example title={cases.disabled}>
        <MarkdownEditor disabled value={words.filled} onChange={() => undefined} />
      </Example>
    </Examples>
  );
}
