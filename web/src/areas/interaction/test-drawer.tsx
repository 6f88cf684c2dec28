import { mergeSimilar, questTexts, type TestedMatch, testQuestion } from '@campus/contract/interaction';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useDict } from '../../request/dictionary.ts';
import { useMayShow } from '../../request/permission.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useCall } from '../../request/use-endpoint.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { StatusTag } from '../../widgets/status.tsx';

const texts = questTexts.test;
const tones = { direct: 'done', suggest: 'waiting', miss: 'bad' } as const;
/** Audiences that an administrator can test as. */
const askers: readonly string[] = ['1', '2'];

/** 命中测试: the assistant's answer to a question, with its matches. */
export function TestDrawer({ onClose }: { onClose: () => void }) {
  const [question, setQuestion] = useState('');
  const [audience, setAudience] = useState('2');
  const audiences = useDict('qa_audience');
  const test = useCall(testQuestion);
  const run = () => {
    if (question.trim() !== '') test.mutateAsync({ question: question.trim(), audience }).catch(ignoreReported);
  };
  const found = test.data;
  return (
    <Drawer open size={560} title={texts.open} onClose={onClose}>
      <div className="quest-test">
        <Segmented
          aria-label={testQuestion.input.audience.label}
          value={audience}
          onChange={setAudience}
          options={audiences
            .filter(({ value }) => askers.includes(value))
            .map(({ value, text }) => ({ value, label: text }))}
        />
        <Input.Search
          autoFocus
          allowClear
          aria-label={texts.ask}
          placeholder={texts.ask}
          maxLength={500}
          enterButton={texts.run}
          loading={test.isPending}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          onSearch={run}
        />
        {!found && <p className="muted">{texts.empty}</p>}
        {found && (
          <>
            <p className="quest-decision">
              <StatusTag tone={tones[found.decision]}>{texts.decision[found.decision]}</StatusTag>
              <span className="muted">{texts.read(found.normalised)}</span>
            </p>
            {found.matches.length === 0 && <p className="muted">{texts.nothing}</p>}
            <ol>
              {found.matches.map((match) => (
                <Match key={match.id} match={match} question={test.variables?.question ?? ''} onMerged={run} />
              ))}
            </ol>
            <p className="muted">{texts.limits}</p>
          </>
        )}
      </div>
    </Drawer>
  );
}

interface MatchProps {
  readonly match: TestedMatch;
  readonly question: string;
  readonly onMerged: () => void;
}
function Match({ match, question, onMerged }: MatchProps) {
  const { id, question: name, score, matched, single, pairs, keyword, source, answer } = match;
  const mayMerge = useMayShow(mergeSimilar.needs as string) && source === 'questAns' && score < 1;
  const merge = useCall(mergeSimilar, { affects: ['questAns'] });
  const add = async () => {
    await merge.mutateAsync({ id, question });
    tell.success(mergeSimilar.done as string);
    onMerged();
  };
  return (
    <li>
      <div className="quest-match-head">
        <strong>{name}</strong>
        <span className="muted">{texts.source[source]}</span>
        <b>{score.toFixed(4)}</b>
      </div>
      <div className="quest-bar" aria-hidden="true">
        <i style={{ width: `${score * 100}%` }} />
      </div>
      <p className="muted">
        {[
          matched !== name && texts.matched(matched),
          texts.why(single, pairs),
          keyword !== null && texts.keyword(keyword),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="quest-answer" title={answer}>
        {answer}
      </p>
      {mayMerge && (
        <Button size="small" loading={merge.isPending} onClick={() => void add().catch(ignoreReported)}>
          {texts.merge}
        </Button>
      )}
    </li>
  );
}
