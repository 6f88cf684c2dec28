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

export const getSide = (session: Session): Side =>
  isStaff(session) ? 'school' : isEnterprise(session) ? 'enterprise' : 'organization';
const getPages = (row: MenuGroup | MenuPage): MenuPage[] => (isGroup(row) ? row.pages.flatMap(getPages) : [row]);
const mayOpen = ({ code }: MenuPage, session: Session): boolean =>
  code === undefined || [code].flat().some((one) => session.codes.has(one));

/** The boards this user can open. */
export const getBoards = (session: Session): Board[] =>
  (menus[getSide(session)] ?? [])
    .flatMap(getPages)
    .filter((page) => boardPaths.includes(page.path) && mayOpen(page, session))
    .map(({ title, path }) => ({ title, path }));
