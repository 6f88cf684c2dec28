import { organisationTexts, type PickedUser } from '@campus/contract/system';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import type { Envelope } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import type { People } from './use-people.ts';

interface MemberRemovalOptions {
  readonly labels: { readonly one: string; readonly many: string };
  readonly ask: (names: string) => string;
  /** Removes the user with this id; undefined without permission. */
  readonly removeOne: ((userId: string) => Promise<Envelope>) | undefined;
  /** Removes the users with these ids, joined by commas; undefined without permission. */
  readonly removeMany: ((userIds: string) => Promise<Envelope>) | undefined;
}

/** Removal of one member by a row action, and of the selected ones by a button; both are confirmed. */
export function getMemberRemoval({ chosen, run }: Pick<People, 'chosen' | 'run'>, options: MemberRemovalOptions) {
  const { labels, ask, removeOne, removeMany } = options;
  const removeChosen = async (remove: (userIds: string) => Promise<Envelope>) => {
    const names = organisationTexts.depart.count(chosen.length);
    if (await tell.confirm({ title: labels.many, text: ask(names), danger: true })) await run(remove(chosen.join(',')));
  };
  return {
    action: ({ id, realname }: PickedUser): RowAction | false =>
      removeOne !== undefined && {
        key: 'remove',
        label: labels.one,
        danger: true,
        confirm: ask(`“${realname}”`),
        run: () => void run(removeOne(id)),
      },
    button: removeMany && { label: labels.many, run: () => void removeChosen(removeMany) },
  };
}
