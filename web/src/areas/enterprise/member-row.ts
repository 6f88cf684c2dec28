import type { companyUser } from '@campus/contract/enterprise';
import type { EntityRow } from '../../kit/field/row.ts';

export type Member = EntityRow<typeof companyUser>;
