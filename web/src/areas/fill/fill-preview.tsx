import { type Answers, type FillField, fillTexts, validateAnswers } from '@campus/contract/fill';
import { Button } from 'antd';
import { useState } from 'react';
import { tell } from '../../request/tell.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { FillForm } from './fill-form.tsx';
import './fill.css';

const words = fillTexts.design;
type Width = keyof typeof words.widths;

/** The form as an applicant sees it, on a computer or a phone; checks the answers. */
export function FillPreview({ fields }: { readonly fields: readonly FillField[] }) {
  const [width, setWidth] = useState<Width>('desktop');
  const [answers, setAnswers] = useState<Answers>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const check = () => {
    const found = validateAnswers(fields, answers).faults;
    setFaults(found);
    if (Object.keys(found).length === 0) tell.success(words.valid);
  };
  return (
    <section className="fill-preview" aria-label={words.preview}>
      <div className="fill-preview-head">
        <h4>{words.preview}</h4>
        <Segmented<Width>
          aria-label={words.preview}
          size="small"
          options={(Object.keys(words.widths) as Width[]).map((value) => ({ value, label: words.widths[value] }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      <div className={`fill-page ${width}`}>
        <FillForm fields={fields} answers={answers} faults={faults} onChange={setAnswers} />
        <Button onClick={check}>{words.check}</Button>
      </div>
    </section>
  );
}
