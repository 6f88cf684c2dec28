import { type ListedWord, postWordHits } from '@campus/contract/post';
import { describe, expect, it } from 'vitest';
import { wordRanges } from '../../../src/areas/post/word-ranges.ts';

const listed = (word: string): ListedWord => ({ id: word, word, kind: 5, level: 2, exceptions: [], replaceTip: null });
/** What is marked in `html`, when the words are found as the server finds them. */
function marked(html: string, words: readonly string[], shown = html): string[] {
  const root = document.createElement('div');
  root.innerHTML = shown;
  const hits = postWordHits({ duty: html }, words.map(listed));
  return wordRanges(root, hits).map(String);
}

describe('marking words in a text', () => {
  it('marks each word where the server found it', () => {
    expect(marked('<p>先交押金，再交培训费</p>', ['押金', '培训费'])).toEqual(['押金', '培训费']);
  });

  it('counts lines, list items and breaks as the server does', () => {
    const html =
      '<ol><li><p>负责调试</p></li><li>第一行<br>要交押金</li></ol><table><tr><td>甲</td><td>押金</td></tr></table>';
    expect(marked(html, ['押金'])).toEqual(['押金', '押金']);
  });

  it('marks a word that is partly bold as one', () => {
    expect(marked('<p>要交押<strong>金</strong>一千</p>', ['押金'])).toEqual(['押金']);
  });

  it('marks the letters as written, with the signs between them', () => {
    expect(marked('<p>要交押 - 金</p>', ['押金'])).toEqual(['押 - 金']);
  });

  it('takes no notice of what an editor adds for its cursor', () => {
    const shown = '<p><br class="ProseMirror-trailingBreak"></p><p>要交押金</p>';
    expect(marked('<p></p><p>要交押金</p>', ['押金'], shown)).toEqual(['押金']);
  });

  it('follows a word that has moved since and leaves out one that is gone', () => {
    expect(marked('<p>押金和培训费</p>', ['押金', '培训费'], '<p>新写的一句，押金</p>')).toEqual(['押金']);
  });
});
