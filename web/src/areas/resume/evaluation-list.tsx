import { isEnterprise } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  companyRating,
  delivery,
  evaluation,
  evaluationTypes,
  studentCriteria,
  evaluationScreen as words,
} from '@campus/contract/resume';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { useOpenedId } from '../../kit/detail/use-opened-id.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { withoutColumns } from '../../kit/list/without-fixed.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Segmented } from '../../widgets/segmented.tsx';
import { DeliveryRows } from './delivery-rows.tsx';
import { EvaluationDrawer } from './evaluation-drawer.tsx';
import './evaluation.css';

const { views } = words;
type View = keyof typeof views;
const options = Object.entries(views).map(([value, label]) => ({ value: value as View, label }));
const tab = (type: number, label: string) => ({ key: `type${type}`, label, query: { type: String(type) } });
const tabs = [
  tab(evaluationTypes.ofStudent, words.evaluateStudent),
  tab(evaluationTypes.ofCompany, words.evaluateCompany),
];
/** A company reads single evaluations of its own alone. */
const alike: readonly string[] = ['companyName', 'type'];
const ofCompany = withoutColumns(evaluation, (name) => alike.includes(name));

/** 评价结果: the students at the last step, and the evaluations that the caller may read. */
export function EvaluationListPage() {
  const [address, setAddress] = useSearchParams();
  const mayDeliveries = useAllowed(delivery.can.list);
  const view: View = address.get('view') === 'evaluations' || !mayDeliveries ? 'evaluations' : 'deliveries';
  const choose = (next: View) => setAddress(next === 'evaluations' ? { view: next } : {}, { replace: true });
  const chooser = mayDeliveries && (
    <Segmented aria-label={text.common.displayAs} options={options} value={view} onChange={choose} />
  );
  return view === 'deliveries' ? <DeliveryRows step="evaluation" tools={chooser} /> : <Evaluations tools={chooser} />;
}

function Evaluations({ tools }: { tools: ReactNode }) {
  const isCompany = isEnterprise(useCaller());
  const [opened, open] = useOpenedId();
  return (
    <>
      {isCompany && <Rating />}
      <EntityPage
        entity={isCompany ? ofCompany : evaluation}
        calls={['list', 'queryById', 'exportXls']}
        {...(!isCompany && { tabs: { items: tabs } })}
        cells={{
          realname: ({ id, realname }) => (
            <button type="button" className="link-button" onClick={() => open(id)}>
              {realname || words.anonymous}
            </button>
          ),
        }}
        detail={(row) => open(row.id)}
        tools={() => tools}
        empty={words.empty}
      />
      {opened && <EvaluationDrawer id={opened} onClose={() => open(undefined)} />}
    </>
  );
}

/** What students think of the company, once there are enough of them. */
function Rating() {
  const { data } = useEndpoint(companyRating, {}, { quiet: true });
  if (!data) return null;
  const { count, mean, scores, least } = data;
  return (
    <section className="company-rating">
      <b>{words.rating.title}</b>
      {count === null || mean === null ? (
        <span className="muted">{words.rating.tooFew(least)}</span>
      ) : (
        <span>{words.rating.mean(mean.toFixed(1), count)}</span>
      )}
      {scores && (
        <dl>
          {Object.entries(studentCriteria).map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{Number(scores[name]).toFixed(1)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
