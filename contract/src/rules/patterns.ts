import { text } from '../messages/zh-CN.ts';

/** A format and the message for an invalid value. Empty optional values are not tested. */
export interface NamedPattern {
  readonly regex: RegExp;
  readonly message: string;
  test(value: string): boolean;
}
const pattern = (regex: RegExp, message: string): NamedPattern => ({
  regex,
  message,
  test: (value) => regex.test(value),
});

/** Common formats with their messages; usable as the `pattern` of a field. */
export const patterns = {
  /** Registration forms: second digit 3, 4, 5, 7 or 8. `mobile` applies everywhere else. */
  registrationMobile: pattern(/^1[34578]\d{9}$/, text.register.mobile.format),
  mobile: pattern(/^1[3-9]\d{9}$/, text.valid.mobile),
  email: pattern(/^(?=.{6,254}$)[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/, text.valid.email),
  landline: pattern(/^\d{3,4}-\d{7,8}$/, text.valid.telephone),
  url: pattern(/^https?:\/\/\S+$/, text.valid.url),
  naturalNumber: pattern(/^\d+$/, text.valid.naturalNumber),
  english: pattern(/^[A-Za-z]+$/, text.valid.english),
  bankCard: pattern(/^[1-9]\d{9,19}$/, text.valid.bankCard),
  /** Any document number; a Chinese identity card is `idCard`. */
  idNumber: pattern(/^[A-Za-z0-9]{1,50}$/, text.valid.idNumber),
  /** Format only; `isIdCard` also checks the date and the check character. */
  idCard: pattern(
    /^(?:[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]|[1-9]\d{7}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3})$/,
    text.valid.idCard,
  ),
  qq: pattern(/^[1-9]\d{4,11}$/, text.valid.qq),
  lettersAndDigits20: pattern(/^[A-Za-z0-9]{0,20}$/, text.valid.enNum20),
  chineseOrEnglish: pattern(/^[A-Za-z\u4e00-\u9fa5\s]{2,100}$/, text.valid.cnEnSpace),
  digitsAndLineBreaks: pattern(/^[\d\n\r]+$/, text.valid.numLinefeed),
  characters255: pattern(/^.{0,255}$/su, text.valid.char255),
  usernameCharacters: pattern(/^[A-Za-z0-9_]+$/, text.register.username.chars),
  /** Accepts 4 to 18 characters; the message recommends 6 to 18. */
  usernameLength: pattern(/^.{4,18}$/su, text.register.username.length),
} as const satisfies Record<string, NamedPattern>;

export type PatternName = keyof typeof patterns;

/** The message of the first pattern that `value` does not match; an empty value matches all. */
export function patternProblem(value: string, ...names: readonly PatternName[]): string | undefined {
  if (value === '') return undefined;
  const failed = names.find((name) => !patterns[name].test(value));
  return failed && patterns[failed].message;
}
