// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL text cannot hold NUL, and the others have no place in a value
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Whether a text has control characters other than tabs and line breaks. */
export const hasControlCharacters = (text: string): boolean => control.test(text);
