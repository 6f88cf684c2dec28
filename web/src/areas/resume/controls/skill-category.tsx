import type { InputProps } from '../../../kit/form/field-control.ts';
import { useSkills } from '../../../widgets/pickers/use-skills.ts';
import { SuggestedInput } from '../../../widgets/selects/suggested-input.tsx';

/** One of the categories of the library, or a new one. */
export function Control({ field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const categories = [...new Set(useSkills().map(({ category }) => category))];
  return <SuggestedInput {...control} maxLength={field.max ?? 20} options={categories.map((value) => ({ value }))} />;
}
