import { demoPageTexts } from '@campus/contract/demo';
import { Tabs } from 'antd';
import { useState } from 'react';
import { AdvancedForm } from './advanced-form.tsx';
import { BasicForm } from './basic-form.tsx';
import { StepForm } from './step-form.tsx';
import '../demo.css';
import './form-demo.css';

const { tabs } = demoPageTexts.form;

/** 表单页: one page, in steps, and in groups. Input survives switching tabs. */
export function FormDemoPage() {
  const [shown, setShown] = useState('basic');
  return (
    <section className="surface demo-page">
      <Tabs
        activeKey={shown}
        onChange={setShown}
        items={[
          { key: 'basic', label: tabs.basic, children: <BasicForm /> },
          { key: 'steps', label: tabs.steps, children: <StepForm /> },
          { key: 'advanced', label: tabs.advanced, children: <AdvancedForm /> },
        ]}
      />
    </section>
  );
}
