import { companyPost } from '@campus/contract/post';
import { useQuery } from '@tanstack/react-query';
import { getTree } from '../../kit/field/field-sources.ts';
import { useAreaNames } from '../../widgets/selects/area-cascader.tsx';
import { members } from '../../widgets/selects/option.ts';
import type { TreeNode } from '../../widgets/selects/tree-source.ts';

const majors = getTree(companyPost.fields.majorCodes);
const keptMs = 60_000;
const flat = (tree: readonly TreeNode[]): TreeNode[] => tree.flatMap((node) => [node, ...flat(node.children ?? [])]);

/** Names of majors by code, in the order of the list. */
export function useMajorNames(codes: string): string[] {
  const { data = [] } = useQuery({
    queryKey: [...majors.key, 'roots'],
    queryFn: ({ signal }) => majors.roots(signal),
    staleTime: keptMs,
    enabled: codes !== '',
  });
  const names = new Map(flat(data).map((node) => [node.value, node.title]));
  return members(codes).flatMap((code) => names.get(code) ?? []);
}

/** Names of areas by code: the city and the level below. */
export function usePlaceNames(codes: string): string[] {
  const list = members(codes);
  const { names } = useAreaNames(list);
  return list.flatMap((code) => names[code]?.slice(1).join(' ') || names[code]?.[0] || []);
}
