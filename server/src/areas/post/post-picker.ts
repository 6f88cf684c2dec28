import { codesOf, type Filter, type Input } from '@campus/contract/kit';
import {
  alreadyDelivered,
  companyPost,
  type PickedPost,
  type PostPage,
  postFlow,
  recommendPosts,
  transferPosts,
} from '@campus/contract/post';
import { answer } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import { studentsMeant, takenPosts } from './deliveries-of.ts';

const mostRows = 100;
const columns = ['name', 'companyName', 'workPalce', 'postStatus'];
const idsIn = (list: string | null): string[] => [...new Set((list ?? '').split(',').filter(Boolean))];

/** One page of the visible posts in `states`; those at which the chosen students stand already cannot be chosen. */
async function page(
  input: Input<typeof transferPosts>,
  states: readonly number[],
  context: Context,
): Promise<PostPage> {
  const { engine } = context;
  const size = Math.min(Math.max(input.pageSize ?? 10, 1), mostRows);
  const current = Math.max(input.pageNo ?? 1, 1);
  const filter: Filter = {
    all: [
      ['postStatus', 'in', states],
      ...(input.postName ? [['name', 'like', input.postName] as const] : []),
      ...(input.companyName ? [['companyName', 'like', input.companyName] as const] : []),
    ],
  };
  const rows = await engine.find(companyPost, filter, columns, context, size, (current - 1) * size);
  const students = await studentsMeant(idsIn(input.resumeId), idsIn(input.employId), context);
  const taken = await takenPosts(
    rows.map((row) => String(row.id)),
    students,
    context,
  );
  const records = rows.map(
    (row): PickedPost => ({
      id: String(row.id),
      name: String(row.name),
      companyName: String(row.companyName ?? ''),
      workPalce: String(row.workPalce_dictText ?? ''),
      postStatus: Number(row.postStatus),
      postStatus_dictText: String(row.postStatus_dictText ?? ''),
      ...(taken.has(String(row.id)) && { disabled: true as const, disabledReason: alreadyDelivered }),
    }),
  );
  const total = await engine.count(companyPost, filter, context);
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

export const postPickerAnswers = [
  answer(transferPosts, (input, context) => page(input, codesOf(postFlow, 'active', 'paused'), context)),
  answer(recommendPosts, (input, context) => page(input, codesOf(postFlow, 'active'), context)),
];
