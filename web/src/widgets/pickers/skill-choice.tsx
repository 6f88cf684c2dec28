import type { SkillOption } from '@campus/contract/resume';
import { Select, type SelectProps, Spin } from 'antd';

interface SkillChoiceProps
  extends Pick<
    SelectProps,
    'id' | 'disabled' | 'placeholder' | 'onBlur' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
  > {
  readonly skills: readonly SkillOption[];
  readonly isLoading?: boolean;
  readonly emptyText: string;
  readonly onChoose: (skillId: string) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly search: string;
}

/** Adds a skill of the library, listed by category; the search includes aliases. */
export function SkillChoice({ skills, isLoading = false, emptyText, onChoose, ...control }: SkillChoiceProps) {
  return (
    <Select
      {...control}
      loading={isLoading}
      notFoundContent={isLoading ? <Spin size="small" /> : emptyText}
      style={{ width: '100%' }}
      showSearch={{ filterOption: (typed, option) => (option?.search ?? '').includes(typed.trim().toLowerCase()) }}
      options={groupByCategory(skills)}
      value={null}
      onChange={(skillId: string | null) => skillId && onChoose(skillId)}
    />
  );
}

function groupByCategory(skills: readonly SkillOption[]): { label: string; search: string; options: Choice[] }[] {
  return [...Map.groupBy(skills, ({ category }) => category)].map(([label, list]) => ({
    label,
    search: '',
    options: list.map(({ id, name, aliases }) => ({
      value: id,
      label: name,
      search: `${name},${aliases ?? ''}`.toLowerCase(),
    })),
  }));
}
