import { isStaff, refusal } from '@campus/contract/kit';
import {
  type DepartIdNode,
  type DepartNode,
  type DepartParents,
  departByCode,
  departIdTree,
  departList,
  departParents,
  departRefusals,
  departSearch,
  departTree,
  departTreeByKeyword,
  departTreeSync,
  departUsers,
  myDepartTree,
  zsDepartTree,
  zsDepartTreeSync,
} from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint, withMessage } from '../../kit/http/answer.ts';
import { type Depart, getNode, getTree, loadDeparts, withAncestors, withDescendants } from './departs.ts';
import { pickUsers } from './picked-users.ts';
import { usersBelow } from './picker-calls.ts';

const getList = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .map((v) => v.trim())
    .filter(Boolean);
const holdsText = (depart: Depart, word: string): boolean =>
  depart.departName.toLowerCase().includes(word.toLowerCase());

const leader = 2;
/** The departments a user leads (userIdentity 2); empty for other users. */
export async function listManagedDeparts(context: Context, all: readonly Depart[]): Promise<Depart[]> {
  const user = await context.db
    .selectFrom('sys_user')
    .where('id', '=', context.session.userId)
    .select(['userIdentity', 'departIds'])
    .executeTakeFirst();
  const ids = user?.userIdentity === leader ? getList(user.departIds) : [];
  return all.filter((depart) => ids.includes(depart.id));
}
async function isLeader({ db, session }: Context): Promise<boolean> {
  const user = await db
    .selectFrom('sys_user')
    .where('id', '=', session.userId)
    .select('userIdentity')
    .executeTakeFirst();
  return user?.userIdentity === leader;
}

const wholeTree = (endpoint: typeof departTree): BoundEndpoint =>
  answer(endpoint, async ({ ids }, context) => {
    const all = await loadDeparts(context);
    const wanted = getList(ids);
    const shown = wanted.length
      ? withAncestors(
          all,
          all.filter((depart) => wanted.includes(depart.id)),
        )
      : all;
    return getTree(shown, all);
  });
const oneLevel = (endpoint: typeof departTreeSync): BoundEndpoint =>
  answer(endpoint, async ({ pid, ids }, context) => {
    const all = await loadDeparts(context);
    const wanted = getList(ids);
    const level = wanted.length
      ? all.filter((depart) => wanted.includes(depart.id))
      : all.filter((depart) => (depart.parentId ?? '') === (pid ?? ''));
    return level.map((depart) => getNode(depart, all));
  });
const idNode = ({ key, value, title, isLeaf, children }: DepartNode): DepartIdNode => ({
  key,
  value,
  title,
  isLeaf,
  children: children.map(idNode),
});

function getParents(all: readonly Depart[], depart: Depart): DepartParents {
  const path = all.filter((other) => other !== depart && depart.orgCode.startsWith(other.orgCode));
  return {
    parentIds: path.map((other) => other.id),
    parentMap: Object.fromEntries(path.map((other) => [other.id, other.departName])),
  };
}

export const departCalls: readonly BoundEndpoint[] = [
  wholeTree(departTree),
  wholeTree(zsDepartTree),
  oneLevel(departTreeSync),
  oneLevel(zsDepartTreeSync),
  answer(departIdTree, async (_input, context) => getTree(await loadDeparts(context)).map(idNode)),
  answer(departSearch, async ({ keyWord, myDeptSearch }, context) => {
    const all = await loadDeparts(context);
    const among = myDeptSearch === '1' ? withDescendants(all, await listManagedDeparts(context, all)) : all;
    const found = keyWord ? among.filter((depart) => holdsText(depart, keyWord)) : [];
    if (found.length === 0) throw refusal(departRefusals.noMatch);
    return found.map((depart) => getNode(depart, all));
  }),
  answer(myDepartTree, async (_input, context) => {
    const all = await loadDeparts(context);
    const mine = await listManagedDeparts(context, all);
    // A leader without departments gets an empty tree.
    return (await isLeader(context))
      ? withMessage(getTree(withDescendants(all, mine), all), '2')
      : withMessage(null, '1');
  }),
  answer(departParents, async ({ departId, orgCode }, context) => {
    const [ids, codes] = [getList(departId), getList(orgCode)];
    if (ids.length + codes.length === 0) throw refusal(departRefusals.noDepart);
    const all = await loadDeparts(context);
    const keys: [string, Depart | undefined][] = [
      ...ids.map((id): [string, Depart | undefined] => [id, all.find((depart) => depart.id === id)]),
      ...codes.map((code): [string, Depart | undefined] => [code, all.find((depart) => depart.orgCode === code)]),
    ];
    return Object.fromEntries(keys.flatMap(([key, depart]) => (depart ? [[key, getParents(all, depart)]] : [])));
  }),
  answer(departList, async ({ id }, context) => {
    const all = await loadDeparts(context);
    const wanted = getList(id);
    return all
      .filter((depart) => wanted.length === 0 || wanted.includes(depart.id))
      .sort((a, b) => (a.orgCode < b.orgCode ? -1 : 1))
      .map((depart) => getNode(depart, all));
  }),
  answer(departTreeByKeyword, async ({ keyWord }, context) => {
    const all = await loadDeparts(context);
    const word = keyWord ?? '';
    const found = word === '' ? [] : all.filter((depart) => holdsText(depart, word));
    const userList =
      word === '' || !isStaff(context.session) ? [] : await pickUsers(context, { realname: word }, { limit: 100 });
    return { departList: getTree(withAncestors(all, found), all), userList };
  }),
  answer(departByCode, async ({ orgCode }, context) => {
    const all = await loadDeparts(context);
    const found = all.find((depart) => depart.orgCode === orgCode);
    return found ? getNode(found, all) : null;
  }),
  answer(departUsers, ({ id }, context) => usersBelow(context, id)),
];
