import { clean, formFields } from '@campus/contract/kit';
import { chinaDay, destinationProblems, isDestField, lastChangeDay, neededDestFields } from '@campus/contract/rules';
import { employment, employmentTexts } from '@campus/contract/statistics';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import type { FormValues } from '../../kit/form/use-fields-form.ts';

const fields = formFields(employment, 'edit', 'staff');
const cleanValues = (values: FormValues): Readonly<Record<string, never>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, clean(field, values[name]) as never]));
const getCategory = (values: FormValues): string | null => cleanValues(values).destCategory ?? null;
/** What the category has no use for is not sent, and the server clears it. */
const applicable = (values: FormValues) =>
  Object.fromEntries(Object.entries(cleanValues(values)).filter(([name]) => isDestField(name, getCategory(values))));

interface EmploymentFormProps {
  readonly id: string;
  readonly gradYear: number;
  readonly onClose: () => void;
}
/** The form of a destination: it asks for what the category demands, and for a reason after the last day for changes. */
export function EmploymentForm({ id, gradYear, onClose }: EmploymentFormProps) {
  const last = lastChangeDay(gradYear);
  const isLate = chinaDay(new Date()) > last;
  return (
    <EntityForm
      entity={employment}
      id={id}
      then="submit"
      rules={(values) => ({
        ...destinationProblems(applicable(values)),
        ...(isLate && !cleanValues(values).changeReason && { changeReason: employmentTexts.noChangeReason }),
      })}
      isHidden={(name, values) =>
        name === 'changeReason' ? !isLate && !cleanValues(values).changeReason : !isDestField(name, getCategory(values))
      }
      isNeeded={(name, values) =>
        (neededDestFields(applicable(values), true) as readonly string[]).includes(name) ||
        (name === 'changeReason' && isLate)
      }
      note={isLate ? employmentTexts.late(last) : undefined}
      onClose={onClose}
    />
  );
}
