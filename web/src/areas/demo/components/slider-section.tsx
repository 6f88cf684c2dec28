import { fileExamples } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { Button, Space } from 'antd';
import { useRef, useState } from 'react';
import { tell } from '../../../request/tell.ts';
import { Slider, type SliderHandle } from '../../../widgets/slider/slider.tsx';
import { DemoGroup, DemoHint } from './demo-states.tsx';

const texts = fileExamples.slider;
const width = { maxWidth: 420 };

/** 滑块验证: slider verification before a submit. */
export function SliderSection() {
  const [isVerified, setVerified] = useState(false);
  const slider = useRef<SliderHandle>(null);
  const submit = () => {
    if (!isVerified) return tell.warning(text.slider.needed);
    tell.success(texts.passed);
  };
  const reset = () => {
    setVerified(false);
    slider.current?.reset();
  };
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={texts.waiting}>
        <div style={width}>
          <Slider ref={slider} value={isVerified} onChange={setVerified} />
          <Space style={{ marginTop: 12 }}>
            <Button type="primary" onClick={submit}>
              {texts.submit}
            </Button>
            <Button onClick={reset}>{texts.reset}</Button>
          </Space>
        </div>
      </DemoGroup>
      <DemoGroup title={texts.done}>
        <div style={width}>
          <Slider value onChange={() => undefined} />
        </div>
      </DemoGroup>
    </>
  );
}
