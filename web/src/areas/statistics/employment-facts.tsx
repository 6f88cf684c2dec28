import { isDestField } from '@campus/contract/rules';
import { employment, employmentGroups } from '@campus/contract/statistics';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';

/** The groups of the definition, without what the category has no use for. */
const getGroups = (row: RowData) =>
  employmentGroups
    .map(({ title, fields }) => ({
      title,
      names: fields.filter(
        (name) =>
          isDestField(name, asText(row.destCategory)) && (name !== 'changeReason' || asText(row.changeReason) !== ''),
      ),
    }))
    .filter(({ names }) => names.length > 0);

/** The filed destination: its groups without empty change reasons. */
export const EmploymentFacts = ({ row }: { row: RowData }) => (
  <EntityFacts entity={employment} row={row} groups={getGroups(row)} />
);
