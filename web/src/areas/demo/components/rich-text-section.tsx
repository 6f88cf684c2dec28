import { fileExamples } from '@campus/contract/demo';
import { useState } from 'react';
import { RichText } from '../../../widgets/editors/rich-text.tsx';
import { SafeHtml } from '../../../widgets/safe-html.tsx';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';
import './examples.css';

const texts = fileExamples.richText;

/** 富文本: the editor and its rendered text. */
export function RichTextSection() {
  const [value, setValue] = useState<string>(texts.filled);
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={texts.title}>
        <RichText value={value} onChange={setValue} />
      </DemoGroup>
      <DemoGroup title={fileExamples.result}>
        <div className="example-box">
          <SafeHtml html={value} />
        </div>
      </DemoGroup>
      <DemoGroup title={fileExamples.states}>
        <DemoStates isWide filled={texts.filled} problem={texts.invalid} hasLoading={false}>
          {(control) => <RichText {...control} />}
        </DemoStates>
      </DemoGroup>
    </>
  );
}
