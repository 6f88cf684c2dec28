import { type ListedWord, postWordHits } from '@campus/contract/post';
import { describe, expect, it } from 'vitest';
import { wordRanges } from '../../../src/areas/post/word-ranges.ts';

const listed = (word: string): ListedWord => ({ id: word, word, kind: 5, level: 2, exceptions: [], replaceTip: null });
/** Marked texts in `html`, with words found by the server's rule. */
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

  it('counts lines, list items and breaks like the server', () => {
    const html =
      '<ol><li><p>负责调试</p></li><li>第一行<br>要交押金</li></ol><table><tr><td>甲</td><td>押金</td></tr></table>';
    expect(marked(html, ['押金'])).toEqual(['押金', '押金']);
  });

  it('marks a partly bold word as one', () => {
    expect(marked('<p>要交押<strong>金</strong>一千</p>', ['押金'])).toEqual(['押金']);
  });

  it('marks the original characters, including punctuation in between', () => {
    expect(marked('<p>要交押 - 金</p>', ['押金'])).toEqual(['押 - 金']);
  });

  it('ignores the cursor placeholders of an editor', () => {
    const shown = '<p><br class="ProseMirror-trailingBreak"></p><p>要交押金</p>';
    expect(marked('<p></p><p>要交押金</p>', ['押金'], shown)).toEqual(['押金']);
  });

  it('follows a moved word and drops a removed one', () => {
    expect(marked('<p>押金和培训费</p>', ['押金', '培训费'], '<p>新写的一句，押金</p>')).toEqual(['押金']);
  });
});
