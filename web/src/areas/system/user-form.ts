import { isUserFieldHidden, isUserFieldNeeded, userDialog, userRules } from './user-entity.ts';
import { userInputs } from './user-inputs.tsx';

/** The form of a user, on every screen that adds or edits one. */
export const userForm = {
  dialog: userDialog,
  inputs: userInputs,
  rules: userRules,
  isHidden: isUserFieldHidden,
  isNeeded: isUserFieldNeeded,
} as const;
