/** Tags of two characters each: what is typed without its separators, with one after every second character (J). */
export function tagText(typed: string): string {
  const letters = [...typed.replaceAll(';', '')];
  const tags: string[] = [];
  for (let at = 0; at < letters.length; at += 2) tags.push(letters.slice(at, at + 2).join(''));
  return tags.join(';');
}
