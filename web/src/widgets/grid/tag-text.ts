/** Splits typed text into tags of two characters: removes separators and inserts one after every second character. */
export function tagText(typed: string): string {
  const letters = [...typed.replaceAll(';', '')];
  const tags: string[] = [];
  for (let at = 0; at < letters.length; at += 2) tags.push(letters.slice(at, at + 2).join(''));
  return tags.join(';');
}
