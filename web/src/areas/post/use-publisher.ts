import { company, myCompany } from '@campus/contract/enterprise';
import { isEnterprise } from '@campus/contract/kit';
import { useCaller } from '../../kit/call/caller.ts';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';

export interface Publisher {
  readonly name: string;
  /** An agency, which must name the employer. */
  readonly isAgency: boolean;
}
const agencyKind = 2;

/** The publishing company; undefined while loading. A company reads its own, the school that of the post. */
export function usePublisher(companyId: string): Publisher | undefined {
  const isOwn = isEnterprise(useCaller());
  const own = useEndpoint(myCompany, {}, { enabled: isOwn, silent: true });
  const chosen = useRecord(company, isOwn || companyId === '' ? undefined : companyId);
  const row: Readonly<Record<string, unknown>> | RowData | undefined = isOwn ? own.data : chosen.data;
  return row && { name: asText(row.companyName), isAgency: Number(row.companyKind) === agencyKind };
}
