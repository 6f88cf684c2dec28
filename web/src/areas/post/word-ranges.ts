/** Position of a text node in the plain text. */
interface Piece {
  readonly node: Text;
  readonly start: number;
}
/** A word with its position in the plain text. */
export interface MarkedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const breaks: ReadonlySet<string> = new Set(['P', 'LI', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TR', 'BLOCKQUOTE', 'PRE']);
const cells: ReadonlySet<string> = new Set(['TD', 'TH']);
const lines: ReadonlySet<string> = new Set(['BR', 'HR']);
/** Cursor placeholders of the editor are not part of the text. */
const isAdded = (element: Element): boolean => element.classList.contains('ProseMirror-trailingBreak');

/** The text of an element in the form of `plainText`, with the positions of its text nodes. */
function readText(root: Element): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  const visit = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        pieces.push({ node, start: text.length });
        text += node.data;
      } else if (node instanceof Element && !isAdded(node)) {
        visit(node);
        if (breaks.has(node.tagName) || lines.has(node.tagName)) text += '\n';
        else if (cells.has(node.tagName)) text += ' ';
      }
    }
  };
  visit(root);
  return { text, pieces };
}

function findPlace(pieces: readonly Piece[], at: number): [Text, number] | undefined {
  const piece = pieces.findLast(({ start }) => start <= at);
  return piece && [piece.node, Math.min(at - piece.start, piece.node.length)];
}

/**
 * Ranges of the words within `root`. Positions are those of the server's check; when the text has changed since, the
 * next occurrence is used, and removed words have no range.
 */
export function wordRanges(root: Element, words: readonly MarkedWord[]): Range[] {
  const { text, pieces } = readText(root);
  const trimmed = text.length - text.trimStart().length;
  let from = 0;
  return words.flatMap((word) => {
    const expected = word.start + trimmed;
    const isThere = text.startsWith(word.text, expected);
    const start = isThere ? expected : text.indexOf(word.text, from);
    if (start < 0) return [];
    const end = start + word.text.length;
    from = end;
    const [first, last] = [findPlace(pieces, start), findPlace(pieces, end - 1)];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(...first);
    range.setEnd(last[0], last[1] + 1);
    return [range];
  });
}
