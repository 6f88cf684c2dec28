import { fileExamples } from '@campus/contract/demo';
import { useState } from 'react';
import { MarkdownEditor } from '../../../widgets/editors/markdown-editor.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const texts = fileExamples.markdown;

/** Markdown: text and preview side by side. */
export function MarkdownSection() {
  const [value, setValue] = useState<string>(texts.filled);
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={texts.title}>
        <MarkdownEditor height="420px" value={value} onChange={setValue} />
      </DemoGroup>
      <DemoGroup title={fileExamples.states}>
        <DemoStates isWide filled={texts.filled} problem={fileExamples.richText.invalid} hasLoading={false}>
          {(control) => <MarkdownEditor {...control} mode="edit" />}
        </DemoStates>
      </DemoGroup>
    </>
  );
}
