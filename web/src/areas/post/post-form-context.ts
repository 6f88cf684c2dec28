import type { PostWordHit } from '@campus/contract/post';
import { createContext, useContext } from 'react';
import type { HitsByField } from './use-word-hits.ts';

/** What the controls of the post form need to know of the rest of it. */
export interface PostFormFacts {
  readonly companyId: string;
  /** Years of graduation that may be asked for. */
  readonly years: readonly string[];
  readonly hits: HitsByField;
  /** Another company: what depends on it begins anew. */
  readonly chooseCompany: (id: string) => void;
}
const noHits: readonly PostWordHit[] = [];

export const PostFormContext = createContext<PostFormFacts>({
  companyId: '',
  years: [],
  hits: { name: noHits, duty: noHits, requirement: noHits },
  chooseCompany: () => undefined,
});
export const usePostFormFacts = (): PostFormFacts => useContext(PostFormContext);
