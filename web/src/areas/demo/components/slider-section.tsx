import { fileExamples } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { Button, Space } from 'antd';
import { useRef, useState } from 'react';
import { tell } from '../../../request/tell.ts';
import { Slider, type SliderHandle } from '../../../widgets/slider/slider.tsx';
import { Example, Examples } from './examples.tsx';

const words = fileExamples.slider;
const { cases } = fileExamples;

/** 滑块验证: what a form asks for before it is sent. */
export function SliderSection() {
  const [isVerified, setVerified] = useState(false);
  const slider = useRef<SliderHandle>(null);
  const submit = () => {
    if (!isVerified) return tell.warning(text.slider.needed);
    tell.success(words.passed);
  };
  return (
    <Examples>
      <Example title={cases.empty}>
        <Slider ref={slider} value={isVerified} onChange={setVerified} />
        <Space style={{ marginTop: 12 }}>
          <Button type="primary" onClick={submit}>
            {words.submit}
          </Button>
          <Button
            onClick={() => {
              setVerified(false);
              slider.current?.reset();
            }}
          >
            {words.reset}
          </Button>
        </Space>
      </Example>
      <Example title={cases.filled}>
        <Slider value onChange={() => undefined} />
      </Example>
    </Examples>
  );
}
