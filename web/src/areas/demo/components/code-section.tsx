import { fileExamples } from '@campus/contract/demo';
import { chinaTime } from '@campus/contract/kit';
import { Button } from 'antd';
import { useState } from 'react';
import { tell } from '../../../request/tell.ts';
import { CodeEditor } from '../../../widgets/editors/code-editor.tsx';
import { saveEnhance } from '../../../widgets/editors/enhance-history.ts';
import { DemoGroup, DemoHint, DemoStates } from './demo-states.tsx';

const texts = fileExamples.code;
const historyCode = 'demo';

/** 代码: languages, full screen, history. */
export function CodeSection() {
  const [script, setScript] = useState<string>(texts.script);
  const [language, setLanguage] = useState('javascript');
  const keep = () => {
    saveEnhance(historyCode, { code: historyCode, type: language, content: script, date: chinaTime(new Date()) });
    tell.success(texts.kept);
  };
  return (
    <>
      <DemoHint>{texts.hint}</DemoHint>
      <DemoGroup title={texts.switchable}>
        <CodeEditor
          fullScreen
          languageChange
          historyCode={historyCode}
          language={language}
          onLanguageChange={setLanguage}
          value={script}
          onChange={setScript}
        />
        <Button style={{ marginTop: 8 }} disabled={script.trim() === ''} onClick={keep}>
          {texts.keep}
        </Button>
      </DemoGroup>
      <DemoGroup title={fileExamples.states}>
        <DemoStates isWide filled={texts.filled} problem={texts.invalid} hasLoading={false}>
          {(control) => <CodeEditor {...control} language="sql" height="144px" />}
        </DemoStates>
      </DemoGroup>
    </>
  );
}
