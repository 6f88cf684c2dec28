import { fileExamples } from '@campus/contract/demo';
import { chinaTime } from '@campus/contract/kit';
import { Button } from 'antd';
import { useState } from 'react';
import { tell } from '../../../request/tell.ts';
import { CodeEditor } from '../../../widgets/editors/code-editor.tsx';
import { keepEnhance } from '../../../widgets/editors/enhance-history.ts';
import { Example, Examples } from './examples.tsx';

const words = fileExamples.code;
const { cases } = fileExamples;
const historyCode = 'demo';

/** 代码: languages, full screen, history. */
export function CodeSection() {
  const [script, setScript] = useState<string>(words.script);
  const [language, setLanguage] = useState('javascript');
  const [sql, setSql] = useState('');
  const keep = () => {
    keepEnhance(historyCode, { code: historyCode, type: language, content: script, date: chinaTime(new Date()) });
    tell.success(words.kept);
  };
  return (
    <Examples wide>
      <Example title={words.switchable}>
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
          {words.keep}
        </Button>
      </Example>
      <Example title={cases.invalid} note={sql === '' ? fileExamples.richText.invalid : undefined}>
        <CodeEditor language="sql" height="120px" value={sql} onChange={setSql} aria-invalid={sql === ''} />
      </Example>
      <Example title={words.readOnly}>
        <CodeEditor readOnly language="SQL" height="120px" value={words.filled} onChange={() => undefined} />
      </Example>
    </Examples>
  );
}
