import { LeftOutlined } from '@ant-design/icons';
import { company } from '@campus/contract/enterprise';
import { companyPost, type PostDifferences, postFlow, postTexts } from '@campus/contract/post';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { Unread } from '../../kit/detail/detail-parts.tsx';
import type { CasePlace } from '../../kit/detail/queue-page.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { Due } from '../../kit/detail/waiting-time.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { usePageKeys } from '../../kit/step/page-keys.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { Changed, PostFacts } from './post-facts.tsx';
import { PostKeyFacts, PostSource, PostTitle } from './post-head.tsx';
import { decidedText, PostTimeline, usePostDifferences, usePostHistory } from './post-history.tsx';
import { RiskNotice, risksOfPost } from './risk-notice.tsx';
import { type PostDecision, usePostDecision } from './use-post-decision.ts';

const words = postTexts.audit;

type PostCaseProps = CasePlace & { readonly id: string };

/** One waiting post: content, risks, and the decision in the footer. */
export function PostCase({ id, ...place }: PostCaseProps) {
  const record = useRecord(companyPost, id);
  const row = record.data;
  if (row) return <LoadedCase row={row} {...place} />;
  return (
    <section className="surface post-case">
      {place.onBack && <Back onBack={place.onBack} />}
      {record.isError ? (
        <Unread message={record.error.message} retry={() => void record.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 20 }} />
      )}
    </section>
  );
}

const Back = ({ onBack }: { onBack: () => void }) => (
  <Button type="link" className="post-case-back" icon={<LeftOutlined aria-hidden />} onClick={onBack}>
    {words.back}
  </Button>
);

function LoadedCase({ row, position, onNext, onDecided, onBack, undo }: Omit<PostCaseProps, 'id'> & { row: RowData }) {
  const history = usePostHistory(row.id);
  const differences = usePostDifferences(row.id);
  const decision = usePostDecision(row, onDecided, undo);
  usePageKeys({
    a: decision.isOpen && !decision.blockedReason ? () => void decision.approve() : undefined,
    r: decision.isOpen ? decision.reject : undefined,
  });
  const isWaiting = row.postStatus === postFlow.states.waiting.code;
  return (
    <section className="surface post-case" aria-label={asText(row.name)}>
      <header className="post-case-head">
        {onBack && <Back onBack={onBack} />}
        <div className="record-line">
          <PostTitle row={row} history={history.data} />
        </div>
        <PostSource row={row}>
          <Due row={row} />
        </PostSource>
        <PostKeyFacts row={row} />
      </header>
      {!isWaiting && <Alert banner type="info" title={words.decided} description={words.decidedHint} />}
      <div className="post-case-body">
        <div>
          <PostFacts row={row} differences={differences.data} />
        </div>
        <div className="post-case-side">
          <Risks row={row} decision={decision} />
          <Differences differences={differences.data} />
          <Company id={asText(row.companyId)} />
          <Part title={postTexts.detail.history}>
            <PostTimeline row={row} />
          </Part>
        </div>
      </div>
      <footer className="post-case-foot">
        <span className="grow">{position}</span>
        <Button disabled={!onNext} onClick={onNext}>
          {words.next}
        </Button>
        {decision.isOpen && <DecisionButtons decision={decision} />}
      </footer>
      {decision.dialogs}
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

function Risks({ row, decision }: { row: RowData; decision: PostDecision }) {
  return (
    <Part title={postTexts.risk.list}>
      {risksOfPost(row).length === 0 ? (
        <p className="muted">{postTexts.risk.none}</p>
      ) : (
        <RiskNotice
          row={row}
          isVerified={decision.isVerified}
          onVerify={decision.isOpen ? decision.verify : undefined}
        />
      )}
    </Part>
  );
}

const longText: ReadonlySet<string> = new Set(['duty', 'requirement']);

/** Differences from the last decided version, approved or rejected; long texts show theirs inline. */
function Differences({ differences }: { differences: PostDifferences | null | undefined }) {
  if (differences === undefined) return null;
  const { noChange, refusedFor } = postTexts.detail;
  return (
    <Part title={words.differences}>
      {differences === null ? (
        <p className="muted">{words.first}</p>
      ) : (
        <>
          <p className="muted">{decidedText(differences)}</p>
          {differences.decision === 'refuse' && differences.reason !== '' && (
            <p className="muted">{refusedFor(differences.reason)}</p>
          )}
          {differences.changes.length === 0 && <p className="muted">{noChange}</p>}
          <dl className="post-case-changes">
            {differences.changes.map(({ name, label, before, after }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{longText.has(name) ? words.inText : <Changed before={before} after={after} />}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Part>
  );
}

const shownOfCompany = ['industry', 'scale', 'postCount', 'hireCount'];

/** The publishing company and its warnings. */
function Company({ id }: { id: string }) {
  const mayRead = useAllowed(company.can.list);
  const row = useRecord(company, mayRead ? id : undefined).data;
  if (!row) return null;
  const points = Number(row.violationPoints ?? 0);
  const isListed = Number(row.blackFlag) === 1;
  const names = shownOfCompany.filter((name) => row[name] !== undefined);
  return (
    <Part title={words.company}>
      <p className={points > 0 || isListed ? 'post-case-bad' : 'muted'}>
        {points > 0 ? `${words.points} ${words.pointsOf(points)}` : words.noPoints}
        {isListed && ` · ${words.blacklisted}`}
      </p>
      <RecordFacts entity={company} names={names} row={row} />
    </Part>
  );
}
