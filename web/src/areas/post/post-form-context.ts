import type { PostWordHit } from '@campus/contract/post';
import { createContext, useContext } from 'react';
import type { HitsByField } from './use-word-hits.ts';

/** Context of the post form's inputs. */
export interface PostFormContextValue {
  readonly companyId: string;
  /** Selectable years of graduation. */
  readonly years: readonly string[];
  readonly hits: HitsByField;
  /** Selects another company and resets the fields that depend on it. */
  readonly chooseCompany: (id: string) => void;
}
const noHits: readonly PostWordHit[] = [];

export const PostFormContext = createContext<PostFormContextValue>({
  companyId: '',
  years: [],
  hits: { name: noHits, duty: noHits, requirement: noHits },
  chooseCompany: () => undefined,
});
export const usePostFormContext = (): PostFormContextValue => useContext(PostFormContext);
