import { EntityForm } from '../../kit/form/entity-form.tsx';
import type { FormValues } from '../../kit/form/use-fields-form.ts';
import { ExistingUsersDialog } from './existing-users-dialog.tsx';
import { listedUser } from './user-entity.ts';
import { userForm } from './user-form.ts';

/** Existing users are added, a new one is created, or a member is edited. */
export type MemberTask = { readonly dialog: 'known' | 'new' } | { readonly dialog: 'edit'; readonly id: string };

interface MemberDialogsProps {
  readonly task: MemberTask;
  /** Values that make a new user a member. */
  readonly initial: FormValues;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Dialogs that change the members of a role or a department. */
export function MemberDialogs({ task, initial, onChoose, onSaved, onClose }: MemberDialogsProps) {
  const closeForm = () => {
    onClose();
    onSaved();
  };
  switch (task.dialog) {
    case 'known':
      return <ExistingUsersDialog onClose={onClose} onChoose={onChoose} />;
    case 'new':
      return <EntityForm entity={listedUser} {...userForm} initial={initial} onClose={closeForm} />;
    case 'edit':
      return <EntityForm entity={listedUser} {...userForm} id={task.id} onClose={closeForm} />;
  }
}
