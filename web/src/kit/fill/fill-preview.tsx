import { type Answers, type FillField, fillTexts, validateAnswers } from '@campus/contract/fill';
import { Button } from 'antd';
import { useState } from 'react';
import { tell } from '../../request/tell.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { FillForm } from './fill-form.tsx';
import './fill.css';

const texts = fillTexts.design;
type Width = keyof typeof texts.widths;

/** The form as an applicant sees it, on a computer or a phone; checks the answers. */
export function FillPreview({ fields }: { readonly fields: readonly FillField[] }) {
  const [width, setWidth] = useState<Width>('desktop');
  const [answers, setAnswers] = useState<Answers>({});
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const check = () => {
    const found = validateAnswers(fields, answers).faults;
    setFaults(found);
    if (Object.keys(found).length === 0) tell.success(texts.valid);
  };
  return (
    <section className="fill-preview" aria-label={texts.preview}>
      <div className="fill-preview-head">
        <h4>{texts.preview}</h4>
        <Segmented<Width>
          aria-label={texts.preview}
          size="small"
          options={(Object.keys(texts.widths) as Width[]).map((value) => ({ value, label: texts.widths[value] }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      <div className={`fill-page ${width}`}>
        <FillForm fields={fields} answers={answers} faults={faults} onChange={setAnswers} />
        <Button onClick={check}>{texts.check}</Button>
      </div>
    </section>
  );
}
