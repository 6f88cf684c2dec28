import { fairPhases, fairScreen, jobFair, type PublicFair, publicFair } from '@campus/contract/jobfair';
import { getState } from '@campus/contract/kit';
import { fairRooms, liveScreen, roomFlow } from '@campus/contract/live';
import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import { Link, useParams } from 'react-router';
import { formatPeriod } from '../../kit/field/period.ts';
import { PublicPage } from '../../kit/public/public-page.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import './public-fair.css';

const texts = fairScreen.open;
const tones = ['waiting', 'progress', 'waiting', 'done', 'neutral'] as const;

/** Public page of a published job fair, `/f/{id}`. */
export function PublicFairPage() {
  const { id = '' } = useParams();
  return (
    <PublicPage className="public-fair">
      <PublicFairView id={id} />
    </PublicPage>
  );
}
function PublicFairView({ id }: { id: string }) {
  const { data: fair, error } = useEndpoint(publicFair, { id }, { quiet: true });
  if (fair) return <Fair id={id} fair={fair} />;
  return (
    <section className="surface">
      {error ? (
        <StateView isFailure title={texts.failed} text={error.message}>
          <Link to="/user/login">{text.entry.toSignIn}</Link>
        </StateView>
      ) : (
        <div role="status" aria-label={text.common.loading}>
          <Skeleton active />
        </div>
      )}
    </section>
  );
}

function Fair({ id, fair }: { id: string; fair: PublicFair }) {
  const place = [fair.regionCode_dictText, fair.venueId_dictText, fair.venueText].filter(Boolean).join(' ');
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.time, formatPeriod(fair.startTime, fair.endTime)],
    [texts.place, place || texts.online],
    [texts.apply, formatPeriod(fair.applyStart, fair.applyEnd)],
    [jobFair.fields.type.label, fair.type_dictText],
    [texts.organizer, fair.organizer],
    [texts.coOrganizer, fair.coOrganizer],
  ];
  return (
    <article className="surface">
      {fair.poster && <StoredImage className="public-fair-poster" path={fair.poster} alt={fair.title} />}
      <h1>
        {fair.title} <StatusTag tone={tones[fair.phase - 1] ?? 'neutral'}>{fair.phase_dictText ?? ''}</StatusTag>
      </h1>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <h2>{texts.content}</h2>
      <SafeHtml html={fair.content} />
      {fair.notice && (
        <>
          <h2>{texts.notice}</h2>
          <SafeHtml html={fair.notice} />
        </>
      )}
      <Rooms fairId={id} />
      <Companies of={fair.companies} />
      {fair.phase === fairPhases.open && (
        <p>
          <Link to="/user/login">{texts.toSignIn}</Link>
        </p>
      )}
    </article>
  );
}

/** What is broadcast from the fair, with the way to watch it; the rest of the page does not wait for it. */
function Rooms({ fairId }: { fairId: string }) {
  const { data: of, error, refetch, isFetching } = useEndpoint(fairRooms, { fairId }, { quiet: true });
  if (of ? of.length === 0 : !error) return null;
  if (!of)
    return (
      <>
        <h2>{liveScreen.ofFair.title}</h2>
        <p className="public-fair-failed" role="alert">
          {texts.roomsFailed}
          <Button type="link" size="small" loading={isFetching} onClick={() => void refetch()}>
            {text.listPage.retry}
          </Button>
        </p>
      </>
    );
  return (
    <>
      <h2>{liveScreen.ofFair.title}</h2>
      <ul className="public-fair-companies">
        {of.map(({ id, title, status, planStartTime, planEndTime }) => {
          const { tone, label } = roomFlow.states[getState(roomFlow, status)];
          return (
            <li key={id}>
              <Link to={`/w/${id}`}>{title}</Link> <StatusTag tone={tone}>{label}</StatusTag>
              <p>{formatPeriod(planStartTime, planEndTime)}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who comes, where it stands and whom it looks for. */
function Companies({ of }: { of: PublicFair['companies'] }) {
  if (of.length === 0) return null;
  const { post } = fairScreen.companies;
  return (
    <>
      <h2>{texts.companies(of.length)}</h2>
      <ul className="public-fair-companies">
        {of.map(({ id, companyName, boothNos, posts }) => (
          <li key={id}>
            <b>{companyName}</b>
            {boothNos.length > 0 && <span>{texts.booth(boothNos.join('、'))}</span>}
            {posts.length > 0 && <p>{posts.map(({ name, headcount }) => post(name, headcount)).join('、')}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
