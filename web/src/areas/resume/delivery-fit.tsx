import { CheckCircleFilled, CloseCircleFilled, MinusCircleOutlined } from '@ant-design/icons';
import { type DeliveryFit, delivery, deliveryFit, deliveryTexts, type FitLine } from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import './delivery-fit.css';

const texts = deliveryTexts.fit;
const marks = {
  met: <CheckCircleFilled aria-hidden />,
  missing: <CloseCircleFilled aria-hidden />,
  open: <MinusCircleOutlined aria-hidden />,
} as const;

/** Compares the requirements of the post with the student, with a summary of post and company. */
export function DeliveryFitPanel({ row }: { row: RowData }) {
  const { data, error } = useQuery<DeliveryFit, RequestFailed>({
    queryKey: [delivery.name, 'fit', row.id],
    queryFn: ({ signal }) => call(deliveryFit, { id: row.id }, { signal, quiet: true }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  const { post, company, lines } = data;
  const facts = [post.salary, post.headcount !== null && texts.headcount(post.headcount), post.workPlace];
  return (
    <section className="delivery-fit" aria-label={texts.title}>
      <p className="delivery-fit-post">
        <strong>{post.name}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <Line key={line.name} line={line} />
          ))}
        </ul>
      )}
      <p className="delivery-fit-post">
        <strong>{company.name}</strong>
        <span>{[company.industry, company.nature, company.scale].filter(Boolean).join(' · ')}</span>
      </p>
      {post.requirement !== '' && (
        <details>
          <summary>{texts.requirement}</summary>
          <SafeHtml html={post.requirement} />
        </details>
      )}
    </section>
  );
}

function Line({ line: { label, wanted, has, state, gaps = [] } }: { line: FitLine }) {
  return (
    <li className={state}>
      {marks[state]}
      <span className="visually-hidden">{texts.states[state]}</span>
      <span className="delivery-fit-label">{label}</span>
      <span>
        {wanted || texts.open}
        {state !== 'open' && has !== '' && has !== wanted && <small>{texts.has(has)}</small>}
        {gaps.length > 0 && <small>{texts.gaps(gaps.join('、'))}</small>}
      </span>
    </li>
  );
}
