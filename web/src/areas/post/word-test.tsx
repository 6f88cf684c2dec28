import { postTexts, testWords } from '@campus/contract/post';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { Modal } from '../../widgets/modal.tsx';
import { HitReasons, MarkedText } from './checked-inputs.tsx';

const texts = postTexts.word;
type Hits = Awaited<ReturnType<typeof test>>;
const test = (text: string) => call(testWords, { text });

/** Shows what the list finds in a text. */
export function WordTestButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.test}</Button>
      {isOpen && <WordTest onClose={() => setOpen(false)} />}
    </>
  );
}

function WordTest({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ readonly text: string; readonly hits: Hits }>();
  const [isRunning, setRunning] = useState(false);
  const run = () => {
    setRunning(true);
    test(text)
      .then((hits) => setResult({ text, hits }))
      .catch(ignoreReported)
      .finally(() => setRunning(false));
  };
  return (
    <Modal
      open
      title={texts.test}
      width={560}
      onCancel={onClose}
      footer={
        <Button type="primary" loading={isRunning} disabled={text.trim() === ''} onClick={run}>
          {texts.check}
        </Button>
      }
    >
      <p className="muted" style={{ marginBottom: 8 }}>
        {texts.testHint}
      </p>
      <Input.TextArea
        aria-label={texts.test}
        rows={5}
        maxLength={5000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {result && (
        <div role="status" style={{ marginTop: 12 }}>
          <b>{texts.hits(result.hits.length)}</b>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <MarkedText text={result.text} hits={result.hits} />
          </p>
          <HitReasons hits={result.hits} />
        </div>
      )}
    </Modal>
  );
}
