import { menus } from '@campus/contract';
import {
  isEnterprise,
  isGroup,
  isStaff,
  type MenuGroup,
  type MenuPage,
  type Session,
  type Side,
} from '@campus/contract/kit';
import type { Board } from './reply.ts';

/** Pages where a person answers questions the assistant could not, if the installation has them. */
const boardPaths = ['/interaction/feedback', '/interaction/messageBoard'];

export const sideOf = (session: Session): Side =>
  isStaff(session) ? 'school' : isEnterprise(session) ? 'enterprise' : 'organization';
const pagesOf = (row: MenuGroup | MenuPage): MenuPage[] => (isGroup(row) ? row.pages.flatMap(pagesOf) : [row]);
const mayOpen = ({ code }: MenuPage, session: Session): boolean =>
  code === undefined || [code].flat().some((one) => session.codes.has(one));

/** The boards this user can open. */
export const boardsOf = (session: Session): Board[] =>
  (menus[sideOf(session)] ?? [])
    .flatMap(pagesOf)
    .filter((page) => boardPaths.includes(page.path) && mayOpen(page, session))
    .map(({ title, path }) => ({ title, path }));
