const block = /^[A-Z]\d{2}$/;

/** The three-character block after `last` (`A09` → `A10`, `A99` → `B01`); undefined after `Z99`. */
function nextBlock(last: string): string | undefined {
  const [letter, number] = [last.charCodeAt(0), Number(last.slice(1))];
  if (number < 99) return last[0] + String(number + 1).padStart(2, '0');
  return last.startsWith('Z') ? undefined : `${String.fromCharCode(letter + 1)}01`;
}

/**
 * The next code below `parent` ('' for roots) in a tree whose codes are chains of blocks `A01`: after the highest of
 * the `siblings`. Undefined when every block is used.
 */
export function nextTreeCode(parent: string, siblings: readonly (string | null)[]): string | undefined {
  const used = siblings
    .flatMap((code) => (code?.startsWith(parent) ? [code] : []))
    .map((code) => code.slice(parent.length))
    .filter((own) => block.test(own))
    .sort();
  const next = used.length === 0 ? 'A01' : nextBlock(used.at(-1) as string);
  return next === undefined ? undefined : parent + next;
}
/** Whether `code` is a chain of blocks. */
export const isTreeCode = (code: string): boolean => /^(?:[A-Z]\d{2})+$/.test(code);
/** The code one level above; '' for roots. */
export const parentTreeCode = (code: string): string => code.slice(0, -3);
