import { fileExamples } from '@campus/contract/demo';
import { useState } from 'react';
import { RichText } from '../../../widgets/editors/rich-text.tsx';
import { SafeHtml } from '../../../widgets/safe-html.tsx';
import { Example, Examples } from './examples.tsx';

const words = fileExamples.richText;
const { cases } = fileExamples;

/** 富文本: the editor and how its text reads. */
export function RichTextSection() {
  const [filled, setFilled] = useState<string>(words.filled);
  const [empty, setEmpty] = useState('');
  return (
    <Examples wide>
      <Example title={cases.filled}>
        <RichText value={filled} onChange={setFilled} />
      </Example>
      <Example title={cases.result}>
        <div className="example-box">
          <SafeHtml html={filled} className="rich-content" />
        </div>
      </Example>
      <Example title={cases.invalid} note={empty === '' ? words.invalid : undefined}>
        <RichText value={empty} onChange={setEmpty} aria-invalid={empty === ''} />
      </Example>
      <Example title={cases.disabled}>
        <RichText disabled value={words.filled} onChange={() => undefined} />
      </Example>
    </Examples>
  );
}
