import { endpoint, text, type } from '../../kit/index.ts';

/** A post type in trees and pickers. */
export interface PostTypeNode {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly name: string;
  readonly code: string;
  readonly category: string | null;
  /** Null for roots. */
  readonly parentId: string | null;
  /** `0` for roots. */
  readonly pid: string;
  readonly isLeaf: boolean;
  readonly leaf: boolean;
  readonly children: PostTypeNode[];
}

/** The active types, nested; with `pid` one level of them. */
export const postTypeTree = endpoint({
  method: 'GET',
  path: '/api/posttype/queryTreeList',
  title: '岗位类别树',
  needs: 'signed-in',
  input: { pid: text({ label: '上级类别', max: 32 }) },
  output: type<PostTypeNode[]>(),
});
/** One level of the active types; the roots without `pid`. */
export const postTypeChildren = endpoint({
  method: 'GET',
  path: '/api/posttype/loadChildren',
  title: '下级岗位类别',
  needs: 'signed-in',
  input: { pid: text({ label: '上级类别', max: 32 }) },
  output: type<PostTypeNode[]>(),
});
