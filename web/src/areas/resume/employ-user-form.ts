import { clean, type Draft, formFields } from '@campus/contract/kit';
import { employUser, isSent, studentProblems } from '@campus/contract/resume';
import { chinaDay } from '@campus/contract/rules';
import { tenantList } from '@campus/contract/system';
import { useCaller } from '../../kit/call/caller.ts';
import { type FormValues, getTypedText } from '../../kit/form/use-fields-form.ts';
import type { FormOpening } from '../../kit/list/use-entity-dialogs.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';

type Student = typeof employUser;
const fields = formFields(employUser, 'edit', 'staff');

const getDraft = (values: FormValues): Partial<Draft<Student>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, clean(field, values[name])]));

/** Tenant of the zone: its students come from many schools, so the school is an input. */
const zone = 1;

/** Name of the caller's school; undefined in the zone, or while loading. */
function useSchoolName(): string | undefined {
  const { tenantId } = useCaller();
  const input = { ids: String(tenantId) };
  const { data } = useEndpoint(tenantList, input, { enabled: tenantId > zone, silent: true });
  return data?.find(({ id }) => String(id) === String(tenantId))?.name;
}

/** Form of a student; a new one belongs to the department of the list. */
export function useStudentForm(departId: string): FormOpening<Student> {
  const schoolName = useSchoolName();
  return {
    initial: { ...(schoolName && { schoolName }), ...(departId && { departId }) },
    rules: (values) => studentProblems(getDraft(values), chinaDay(new Date())),
    // The unit is required once a contact exists; a stored one can still be removed.
    isHidden: (name, values) =>
      name === 'trainUnit' && !isSent(getDraft(values).trainMode) && getTypedText(values, 'trainUnit') === '',
  };
}
