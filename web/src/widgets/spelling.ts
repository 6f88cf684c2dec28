import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { loadChunk } from '../request/load-chunk.ts';
import { tell } from '../request/tell.ts';

/** Returns the pinyin syllables of a text; other characters are unchanged. */
export type Spell = (words: string) => readonly string[];

let loaded: Spell | undefined;
async function load(): Promise<Spell> {
  const { pinyin } = await import('pinyin-pro');
  const kept = new Map<string, readonly string[]>();
  return (words) => {
    const known = kept.get(words);
    if (known) return known;
    const syllables = pinyin(words.toLowerCase(), { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
    kept.set(words, syllables);
    return syllables;
  };
}

/** Returns the pinyin function; undefined until its dictionary, requested by the first search, is loaded. */
export function useSpelling(): Spell | undefined {
  const [spell, setSpell] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    loadChunk(text.menu.search.pinyin, load).then(
      (arrived) => {
        loaded = arrived;
        setSpell(() => arrived);
      },
      (failure: Error) => tell.error(failure.message),
    );
  }, []);
  return spell;
}
