import { company } from '@campus/contract/enterprise';
import { companyPost, type PostDifferences, postTexts } from '@campus/contract/post';
import type { ReactNode } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { CaseFrame } from '../../kit/detail/queue-case.tsx';
import type { CasePlace } from '../../kit/detail/queue-page.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { Due } from '../../kit/detail/waiting-time.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { Changed, PostFacts } from './post-facts.tsx';
import { PostKeyFacts, PostSource, PostTitle } from './post-head.tsx';
import { decidedText, PostTimeline, usePostDifferences, usePostHistory } from './post-history.tsx';
import { RiskNotice, risksOfPost } from './risk-notice.tsx';
import { type PostDecision, usePostDecision } from './use-post-decision.ts';

const texts = postTexts.audit;

/** One waiting post: content, risks, changes and the publishing company. */
export function PostCase({ row, place }: { readonly row: RowData; readonly place: CasePlace }) {
  const history = usePostHistory(row.id);
  const differences = usePostDifferences(row.id);
  const decision = usePostDecision(row, place);
  return (
    <CaseFrame
      entity={companyPost}
      row={row}
      place={place}
      words={texts}
      decision={decision}
      title={<PostTitle row={row} history={history.data} />}
      source={
        <PostSource row={row}>
          <Due row={row} />
        </PostSource>
      }
      facts={<PostKeyFacts row={row} />}
      columns="post-case-body"
    >
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
    </CaseFrame>
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
    <Part title={texts.differences}>
      {differences === null ? (
        <p className="muted">{texts.first}</p>
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
                <dd>{longText.has(name) ? texts.inText : <Changed before={before} after={after} />}</dd>
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
export function Company({ id }: { id: string }) {
  const mayRead = useAllowed(company.can.list);
  const row = useRecord(company, mayRead ? id : undefined).data;
  if (!row) return null;
  const points = Number(row.violationPoints ?? 0);
  const isListed = Number(row.blackFlag) === 1;
  const names = shownOfCompany.filter((name) => row[name] !== undefined);
  const warnings = [points > 0 && `${texts.points} ${texts.pointsOf(points)}`, isListed && texts.blacklisted].filter(
    (warning) => warning !== false,
  );
  return (
    <Part title={texts.company}>
      <p className={warnings.length > 0 ? 'post-case-bad' : 'muted'}>{warnings.join(' · ') || texts.noPoints}</p>
      <RecordFacts entity={company} names={names} row={row} />
    </Part>
  );
}
