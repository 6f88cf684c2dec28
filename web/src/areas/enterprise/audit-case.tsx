import { LeftOutlined } from '@ant-design/icons';
import { auditCheck, company, companyFlow, enterpriseTexts } from '@campus/contract/enterprise';
import { stateOf } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tooltip } from 'antd';
import { useCaller } from '../../kit/call/caller.ts';
import { nameOf } from '../../kit/detail/detail-settings.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import type { CasePlace } from '../../kit/detail/queue-page.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { Due } from '../../kit/detail/waiting-time.tsx';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { usePageKeys } from '../../kit/step/page-keys.ts';
import { type OpenStep, openSteps, useSteps } from '../../kit/step/steps.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { blockers, CheckPanel, summarizeChecks } from './check-panel.tsx';
import { CompanyDocuments } from './company-documents.tsx';
import { companyCells, companyGroups } from './company-form.tsx';
import { CompanyHistory } from './company-history.tsx';

const words = enterpriseTexts.auditPage;
type Panel = NonNullable<(typeof auditCheck)['output']['of']>;
/** Loading the check panel also records on the server that the application is open. */
const usePanel = (id: string) =>
  useQuery<Panel, RequestFailed>({
    queryKey: [company.name, 'check', id],
    queryFn: ({ signal }) => call(auditCheck, { id }, { signal, quiet: true }),
  });

type AuditCaseProps = CasePlace & { readonly id: string };

/** One application: certified values, documents, check results, and the decision in the footer. */
export function AuditCase({ id, position, onNext, onDecided, onBack, undo }: AuditCaseProps) {
  const record = useRecord(company, id);
  const panel = usePanel(id);
  const row = record.data;
  if (!row) {
    return (
      <section className="surface audit-case">
        {record.isError ? (
          <LoadError title={text.form.readFailed} error={record.error} onRetry={record.refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 20 }} />
        )}
      </section>
    );
  }
  return (
    <section className="surface audit-case" aria-label={asText(row.companyName)}>
      <CaseHead row={row} panel={panel.data} onBack={onBack} />
      <div className="audit-body">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable */}
        <div className="audit-facts" tabIndex={0}>
          {[companyGroups.certified, companyGroups.contact, companyGroups.basic].map(({ title, fields }) => (
            <RecordFacts key={title} title={title} entity={company} names={fields} row={row} cells={companyCells} />
          ))}
        </div>
        <div className="audit-papers">
          <CompanyDocuments row={row} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable */}
        <div className="audit-side" tabIndex={0}>
          <CheckPanel panel={panel.data} failure={panel.error} onRetry={() => void panel.refetch()} />
          <h3>{words.history}</h3>
          <CompanyHistory row={row} />
        </div>
      </div>
      <Decision
        row={row}
        blocked={blockers(panel.data)}
        isChecked={panel.data !== undefined}
        position={position}
        onNext={onNext}
        onDecided={onDecided}
        undo={undo}
      />
    </section>
  );
}

function CaseHead({ row, panel, onBack }: { row: RowData; panel: Panel | undefined } & Pick<AuditCaseProps, 'onBack'>) {
  const sum = panel && summarizeChecks(panel);
  return (
    <header className="audit-head">
      {onBack && (
        <Button type="link" icon={<LeftOutlined aria-hidden />} onClick={onBack}>
          {words.back}
        </Button>
      )}
      <div className="record-line">
        <h2>{nameOf(company, row)}</h2>
        <StateCell entity={company} row={row} />
      </div>
      <p className="record-source">
        {words.submitted(asText(row.submitTime).slice(0, 16))}
        <Due row={row} />
        {sum && (
          <span className={`check-sum tone-${sum.tone}`}>
            {words.checks}：{sum.words}
          </span>
        )}
      </p>
    </header>
  );
}

interface DecisionProps extends Pick<AuditCaseProps, 'position' | 'onNext' | 'onDecided' | 'undo'> {
  readonly row: RowData;
  readonly blocked: readonly string[];
  readonly isChecked: boolean;
}

/** Footer: reject, approve or skip. */
function Decision({ row, blocked, isChecked, position, onNext, onDecided, undo }: DecisionProps) {
  const caller = useCaller();
  const steps = useSteps(company, onDecided, undo);
  const open = openSteps(company, row, caller);
  const take = (name: string): OpenStep | undefined => open.find((step) => step.name === name);
  const [approve, reject] = [take('approve'), take('reject')];
  const isApprovable = approve !== undefined && blocked.length === 0 && isChecked;
  usePageKeys({
    a: isApprovable ? () => steps.take(approve, row) : undefined,
    r: reject && (() => steps.take(reject, row)),
  });
  const isDecided = stateOf(companyFlow, row.auditStatus) !== 'waiting';
  return (
    <>
      {isDecided && (
        <p className="audit-decided" role="status">
          {words.decided}。{words.decidedHint}
        </p>
      )}
      <footer className="audit-foot">
        <span className="grow">{position}</span>
        <Button disabled={!onNext} onClick={onNext}>
          {words.next}
        </Button>
        {reject && (
          <Button danger onClick={() => steps.take(reject, row)}>
            {reject.step.label}
          </Button>
        )}
        {approve && (
          <Tooltip title={blocked.length > 0 ? words.blocked(blocked.join('、')) : undefined}>
            <Button type="primary" disabled={!isApprovable} onClick={() => steps.take(approve, row)}>
              {approve.step.label}
            </Button>
          </Tooltip>
        )}
      </footer>
      {steps.dialogs}
    </>
  );
}
