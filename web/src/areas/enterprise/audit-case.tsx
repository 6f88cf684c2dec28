import { auditCheck, company, companyGroups, enterpriseTexts } from '@campus/contract/enterprise';
import { useQuery } from '@tanstack/react-query';
import { CaseFrame } from '../../kit/detail/queue-case.tsx';
import type { CasePlace } from '../../kit/detail/queue-page.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { Due } from '../../kit/detail/waiting-time.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useDecision } from '../../kit/step/use-decision.tsx';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { keyboardScroll } from '../../widgets/keyboard-scroll.ts';
import { blockers, CheckPanel, summarizeChecks } from './check-panel.tsx';
import { CompanyDocuments } from './company-documents.tsx';
import { companyCells } from './company-form.tsx';
import { CompanyHistory } from './company-history.tsx';

const texts = enterpriseTexts.auditPage;
type Panel = NonNullable<(typeof auditCheck)['output']['of']>;
/** Loading the check panel also records on the server that the application is open. */
const usePanel = (id: string) =>
  useQuery<Panel, RequestFailed>({
    queryKey: [company.name, 'check', id],
    queryFn: ({ signal }) => call(auditCheck, { id }, { signal, quiet: true }),
  });

interface CompanyCaseProps {
  readonly row: RowData;
  readonly place: CasePlace;
}

/** One application: certified values, documents and check results. */
export function CompanyCase({ row, place }: CompanyCaseProps) {
  const panel = usePanel(row.id);
  const blocked = blockers(panel.data);
  const decision = useDecision(company, row, {
    ...place,
    blocked: blocked.length > 0 ? texts.blocked(blocked.join('、')) : undefined,
    isChecking: panel.data === undefined,
  });
  return (
    <CaseFrame
      entity={company}
      row={row}
      place={place}
      words={texts}
      decision={decision}
      source={<Source row={row} panel={panel.data} />}
      columns="audit-body"
    >
      <div className="audit-facts" {...keyboardScroll}>
        {[companyGroups.certified, companyGroups.contact, companyGroups.basic].map(({ title, fields }) => (
          <RecordFacts key={title} title={title} entity={company} names={fields} row={row} cells={companyCells} />
        ))}
      </div>
      <div className="audit-papers">
        <CompanyDocuments row={row} />
      </div>
      <div className="audit-side" {...keyboardScroll}>
        <CheckPanel panel={panel.data} failure={panel.error} onRetry={() => void panel.refetch()} />
        <h3>{texts.history}</h3>
        <CompanyHistory row={row} />
      </div>
    </CaseFrame>
  );
}

function Source({ row, panel }: { row: RowData; panel: Panel | undefined }) {
  const sum = panel && summarizeChecks(panel);
  return (
    <p className="record-source audit-source">
      {texts.submitted(asText(row.submitTime).slice(0, 16))}
      <Due row={row} />
      {sum && (
        <span className={`check-sum tone-${sum.tone}`}>
          {texts.checks}：{sum.words}
        </span>
      )}
    </p>
  );
}
