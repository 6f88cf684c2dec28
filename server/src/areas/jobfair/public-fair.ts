import { jobFair, type PublicFair, publicFair, publicFairs } from '@campus/contract/jobfair';
import { failure } from '@campus/contract/kit';
import { answer } from '../../kit/http/answer.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { pickColumns } from '../../kit/read/pick-columns.ts';
import { listPublicCompanies } from './fair-companies.ts';

const names = [
  'title',
  'type',
  'phase',
  'organizer',
  'coOrganizer',
  'startTime',
  'endTime',
  'applyStart',
  'applyEnd',
  'venueId',
  'venueText',
  'regionCode',
  'poster',
  'content',
  'notice',
] as const;
const shown: readonly (keyof Omit<PublicFair, 'companies'>)[] = [
  'id',
  'title',
  'type_dictText',
  'phase',
  'phase_dictText',
  'organizer',
  'coOrganizer',
  'startTime',
  'endTime',
  'applyStart',
  'applyEnd',
  'venueId_dictText',
  'venueText',
  'regionCode_dictText',
  'poster',
  'content',
  'notice',
];

/** The public page of a published fair of any tenant. */
export const publicFairAnswer = answer(
  publicFair,
  async ({ id }, context) => {
    const filter = { all: [['id', 'eq', id] as const, publicFairs] };
    const [row] = await context.engine.find<PublicFair>(jobFair, filter, names, context, 1);
    if (!row) throw failure('notFound');
    return { ...pickColumns(row, shown), companies: await listPublicCompanies(id, context) };
  },
  { tenantOf: tenantOfRow(jobFair, 'id') },
);
