import { companyFlow } from '@campus/contract/enterprise';
import type { SeedRow } from './bulk.ts';
import type { Trade } from './trades.ts';

export interface SeedCompany {
  readonly id: string;
  readonly tenantId: number;
  readonly status: number;
  readonly name: string;
  readonly industry: string;
  readonly trade: Trade;
  /** City of the head office. */
  readonly city: string;
  readonly kind: number;
  readonly welfare: string;
  /** Day of approval, relative to the anchor. */
  readonly admitted: number;
  readonly members: {
    readonly id: string;
    readonly userId: string;
    readonly username: string;
    readonly realname: string;
    readonly mobile: string;
    readonly role: number;
  }[];
}
export interface CompanySeed {
  readonly companies: SeedCompany[];
  readonly rows: {
    company: SeedRow[];
    user: SeedRow[];
    member: SeedRow[];
    tenant: SeedRow[];
    role: SeedRow[];
    audit: SeedRow[];
  };
}

const { approved, disabled } = companyFlow.states;
type Stated = Pick<SeedCompany, 'status'>;
export const isAdmitted = ({ status }: Stated): boolean => status === approved.code;
export const isDisabled = ({ status }: Stated): boolean => status === disabled.code;
export const companyMobile = (i: number, member: number): string => `1400002${String(i * 8 + member).padStart(4, '0')}`;
