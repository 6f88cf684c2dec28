import { emptyLayout, fairScreen, jobFair } from '@campus/contract/jobfair';
import { Skeleton } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { EntityFacts, RecordPlaceholder } from '../../kit/detail/detail-parts.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText } from '../../kit/field/row.ts';
import { EntityWizard, type WizardPanel, type WizardStep } from '../../kit/form/entity-wizard.tsx';
import { getFreshData } from '../../request/fresh-data.ts';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { BoothGenerator } from './booth-generator.tsx';
import { findProblems, getFactGroups, isIrrelevant, neededFields, stepGroups, withoutBooths } from './fair-form.ts';
import { VenueDay } from './venue-day.tsx';
import './fair-day.css';

const texts = fairScreen.wizard;
const [basic, schedule, booths, summary] = texts.steps;

const steps: readonly WizardStep[] = [
  { title: basic, groups: stepGroups.basic },
  {
    title: schedule,
    groups: stepGroups.schedule,
    panel: ({ form, row }) => <VenueDay values={form.values} fairId={row?.id} />,
  },
  { title: booths, groups: stepGroups.booths, panel: (panel) => <BoothStep {...panel} /> },
  { title: summary, panel: ({ row }) => row && <Summary id={row.id} /> },
];

function BoothStep({ form, row, refresh }: WizardPanel) {
  if (!row) return null;
  if (withoutBooths(form.values)) return <p className="muted">{texts.noBooths}</p>;
  return <BoothGenerator fairId={row.id} onChanged={refresh} />;
}

/** Everything that will be audited. */
function Summary({ id }: { id: string }) {
  const { data: row } = useRecord(jobFair, id);
  if (!row) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <p className="muted">{texts.summary}</p>
      <h2 className="fair-summary-title">{asText(row.title)}</h2>
      <EntityFacts
        entity={jobFair}
        row={row}
        groups={getFactGroups(row, [...stepGroups.basic, ...stepGroups.schedule, ...stepGroups.booths])}
      />
    </>
  );
}

/** 创建招聘会: a fair in four steps, or the rest of a draft (`?id=`). */
export function JobFairCreatePage() {
  const [address] = useSearchParams();
  const id = address.get('id') ?? undefined;
  const record = useRecord(jobFair, id);
  usePageTitle(id === undefined ? texts.title : texts.edit);
  const row = id === undefined ? {} : getFreshData(record);
  return (
    <section className="surface section">
      {row ? <Wizard key={id ?? ''} row={row} /> : <RecordPlaceholder record={record} />}
    </section>
  );
}

function Wizard({ row }: { row: Readonly<Record<string, unknown>> }) {
  const navigate = useNavigate();
  return (
    <EntityWizard
      entity={jobFair}
      row={row.id === undefined ? row : { layout: emptyLayout, ...row }}
      steps={steps}
      needed={neededFields}
      then="submit"
      texts={texts}
      rules={findProblems}
      isHidden={isIrrelevant}
      onDone={({ id }) => void navigate(`/jobFair/detail/${id}`)}
    />
  );
}
