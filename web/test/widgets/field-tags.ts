import userEvent from '@testing-library/user-event';

const tags = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.picker-field .ant-select-selection-item'),
];
/** Labels of the tags of picker fields. */
export const fieldTags = (): string[] => tags().map((tag) => tag.textContent ?? '');
/** Removes a selected entry by its close icon. */
export const removeTag = async (name: string): Promise<void> => {
  const tag = tags().find(({ textContent }) => textContent === name);
  await userEvent.click(tag?.querySelector('.ant-select-selection-item-remove') as HTMLElement);
};
