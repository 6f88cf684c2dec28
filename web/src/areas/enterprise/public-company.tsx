import { company, type PublicCompany, publicCompany } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { safeUrl } from '@campus/contract/rules';
import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PublicFrame } from '../../kit/public/public-page.tsx';
import { call } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './public-company.css';

const { nature, industry, scale, regionCode, address, website } = company.fields;

/** Public page of an approved company; opened from a slide of the sign-in page. */
export function PublicCompanyPage() {
  const [query] = useSearchParams();
  const found = usePublicCompany(query.get('id') ?? '');
  return (
    <PublicFrame className="public-company">
      {!found.company && !found.refusal && (
        <section className="surface" role="status" aria-label={text.common.loading}>
          <Skeleton active />
        </section>
      )}
      {found.company && <Company company={found.company} />}
      {found.refusal && (
        <section className="surface">
          <StateView isFailure title={text.publicCompany.failed} text={found.refusal}>
            <Link to="/user/login">{text.entry.toSignIn}</Link>
          </StateView>
        </section>
      )}
    </PublicFrame>
  );
}

function usePublicCompany(id: string): { company?: PublicCompany; refusal?: string } {
  const [found, setFound] = useState<{ company?: PublicCompany; refusal?: string }>({});
  useEffect(() => {
    if (id === '') return setFound({ refusal: text.publicCompany.incomplete });
    const asked = new AbortController();
    call(publicCompany, { id }, { quiet: true, signal: asked.signal }).then(
      (answer) => setFound({ company: answer }),
      (failure: unknown) => {
        if (asked.signal.aborted) return;
        if (!(failure instanceof RequestFailed)) throw failure;
        setFound({ refusal: failure.message });
      },
    );
    return () => asked.abort();
  }, [id]);
  return found;
}

const getList = (texts: string | null): string[] => (texts ?? '').split(',').filter(Boolean);

function Company({ company: shown }: { company: PublicCompany }) {
  const site = safeUrl(shown.website);
  const facts = [
    { label: nature.label, value: shown.nature_dictText },
    { label: industry.label, value: shown.industry_dictText },
    { label: scale.label, value: shown.scale_dictText },
    { label: regionCode.label, value: shown.regionCode_dictText },
    { label: address.label, value: shown.address },
    {
      label: website.label,
      value: site ? (
        <a href={site} target="_blank" rel="noopener noreferrer">
          {site}
        </a>
      ) : (
        shown.website
      ),
    },
  ].filter(({ value }) => value);
  return (
    <article className="surface">
      <div className="public-company-head">
        {shown.logo && <StoredImage path={shown.logo} alt={shown.companyName} />}
        <div>
          <h1>{shown.companyName}</h1>
          <Chips list={getList(shown.tags_dictText)} />
        </div>
      </div>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Chips list={getList(shown.welfare_dictText)} />
      <h2>{text.publicCompany.introduction}</h2>
      {shown.introduction ? (
        <SafeHtml html={shown.introduction} />
      ) : (
        <p className="muted">{text.publicCompany.noIntroduction}</p>
      )}
    </article>
  );
}

const Chips = ({ list }: { list: readonly string[] }) =>
  list.length === 0 ? null : (
    <ul className="public-company-chips">
      {list.map((chip) => (
        <li key={chip}>{chip}</li>
      ))}
    </ul>
  );
