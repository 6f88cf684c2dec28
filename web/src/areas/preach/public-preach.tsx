import { text } from '@campus/contract/messages';
import { type PublicPreach, preachFlow, preachScreen, publicPreach } from '@campus/contract/preach';
import { Skeleton } from 'antd';
import { useParams, useSearchParams } from 'react-router';
import { formatPeriod } from '../../kit/field/period.ts';
import { PublicPage } from '../../kit/public/public-page.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { GateForm } from './gate-form.tsx';
import { SessionPosts } from './session-posts.tsx';
import './public-preach.css';

const texts = preachScreen.page;

/** Public page of a session; with the token of the gate it checks students in. */
export function PublicPreachPage() {
  return (
    <PublicPage className="public-preach">
      <Page />
    </PublicPage>
  );
}

function Page() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const token = address.get('t');
  const { data, error } = useEndpoint(publicPreach, { id }, { quiet: true });
  if (error && !data) {
    return (
      <section className="surface">
        <StateView isFailure title={texts.missing} text={error.message} />
      </section>
    );
  }
  if (!data) {
    return (
      <section className="surface" role="status" aria-label={text.common.loading}>
        <Skeleton active />
      </section>
    );
  }
  return (
    <>
      {token !== null && <GateForm preachId={id} token={token} />}
      <Session of={data} />
    </>
  );
}

function Session({ of }: { of: PublicPreach }) {
  const isOver = of.status === preachFlow.states.finished.code;
  return (
    <article className="surface">
      <h1>{of.title}</h1>
      <p className="muted">{of.companyName}</p>
      {of.poster && <StoredImage path={of.poster} alt={of.title} className="public-poster" />}
      <dl>
        <Fact label={texts.time} value={formatPeriod(of.startTime, of.endTime)} />
        <Fact label={texts.place} value={of.place} />
        <Fact label={texts.targets} value={of.targets || texts.everybody} />
        {!isOver && (
          <Fact label={texts.seats} value={of.seatsLeft === null ? texts.noLimit : texts.seatsLeft(of.seatsLeft)} />
        )}
        {of.speaker && <Fact label={texts.speaker} value={[of.speaker, of.speakerTitle].filter(Boolean).join(' · ')} />}
      </dl>
      <p className={of.isOpen ? 'public-open' : 'muted'}>
        {isOver ? texts.over : of.isOpen ? texts.open : texts.closed}
        {of.isOpen && of.signUpEnd && ` · ${texts.until(of.signUpEnd)}`}
      </p>
      {of.companies.length > 1 && (
        <section>
          <h2>{texts.companies}</h2>
          <p>{of.companies.join('、')}</p>
        </section>
      )}
      {of.posts.length > 0 && (
        <section>
          <h2>{texts.posts}</h2>
          <SessionPosts posts={of.posts} note={({ headcount }) => texts.headcount(headcount)} />
        </section>
      )}
      {of.content && (
        <section>
          <h2>{texts.content}</h2>
          <SafeHtml html={of.content} />
        </section>
      )}
    </article>
  );
}
const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
