import { isIdCard, patterns } from '../../rules/index.ts';
import {
  type Answers,
  type FillField,
  type FillType,
  fieldsInUse,
  fillTypes,
  isShown,
  type Read,
} from './fill-field.ts';
import { fillTexts } from './fill-texts.ts';
import { readChoice, readSeveral } from './validate-choices.ts';
import { readNumber, readText, readTime } from './validate-values.ts';

const texts = fillTexts.answer;

/** What the definition of the fields does not know. */
interface AnswerFacts {
  /** Names of a region code, separated by `/`; undefined for an unknown code. */
  readonly areaText?: (code: string) => string | undefined;
  /** Whether another live row holds the value of a field that may not repeat. */
  readonly isTaken?: (fieldKey: string, value: string | number) => boolean;
}
interface Validated {
  /** Stored values of the fields that are shown and not empty. */
  readonly answers: Answers;
  /** Sentences by `fieldKey`. */
  readonly faults: Readonly<Record<string, string>>;
}

const fault = (sentence: string): Read => ({ fault: sentence });
const typed: readonly FillType[] = [
  fillTypes.line,
  fillTypes.text,
  fillTypes.number,
  fillTypes.mobile,
  fillTypes.email,
  fillTypes.idCard,
];
const uploaded: readonly FillType[] = [fillTypes.images, fillTypes.files];

/** The sentence for a required field without a value. */
function missingSentence({ label, fieldType }: FillField): string {
  if (typed.includes(fieldType)) return texts.fill(label);
  return uploaded.includes(fieldType) ? texts.upload(label) : texts.choose(label);
}

/** Trimmed and composed; every other value as it is. */
const normalizeText = (value: unknown): unknown => (typeof value === 'string' ? value.trim().normalize('NFC') : value);
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && 'v' in value && isEmpty(value.v));

/**
 * Reads the answers to these fields: hidden fields and unknown keys are dropped, values are brought to their stored form.
 * The browser and the server run the same function.
 */
export function validateAnswers(
  fields: readonly FillField[],
  sent: Readonly<Record<string, unknown>>,
  facts: AnswerFacts = {},
): Validated {
  const answers: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fieldsInUse(fields)) {
    const { fieldKey, fieldType, required } = field;
    if (fieldType === fillTypes.note || !isShown(field, answers)) continue;
    const value = normalizeText(Object.hasOwn(sent, fieldKey) ? sent[fieldKey] : undefined);
    if (isEmpty(value)) {
      if (required === 'Y') faults[fieldKey] = missingSentence(field);
      continue;
    }
    const read = unlessTaken(field, readValue(field, value, facts), facts);
    if ('fault' in read) faults[fieldKey] = read.fault;
    else answers[fieldKey] = read.value;
  }
  return { answers, faults };
}

function unlessTaken({ fieldKey, label, uniqueFlag }: FillField, read: Read, { isTaken }: AnswerFacts): Read {
  if (uniqueFlag !== 'Y' || 'fault' in read) return read;
  const value = read.value as string | number;
  return isTaken?.(fieldKey, value) ? fault(texts.taken(label, String(value))) : read;
}

function readValue(field: FillField, value: unknown, facts: AnswerFacts): Read {
  switch (field.fieldType) {
    case fillTypes.line:
    case fillTypes.text:
      return readText(field, value);
    case fillTypes.number:
      return readNumber(field, value);
    case fillTypes.radio:
    case fillTypes.select:
      return readChoice(field, value);
    case fillTypes.checks:
      return readSeveral(field, value);
    case fillTypes.date:
    case fillTypes.dateTime:
      return readTime(field, value);
    case fillTypes.mobile:
      return readPattern(value, patterns.mobile);
    case fillTypes.email:
      return readPattern(value, { test: patterns.email.test, message: '邮箱格式不正确' });
    case fillTypes.idCard:
      return readPattern(typeof value === 'string' ? value.toUpperCase() : value, {
        test: isIdCard,
        message: patterns.idCard.message,
      });
    case fillTypes.images:
    case fillTypes.files:
      return readFiles(field, value);
    case fillTypes.area:
      return readArea(field, value, facts);
    default:
      return value === 'Y' || value === 'N' ? { value } : fault(texts.option(field.label));
  }
}

const readPattern = (value: unknown, rule: { test(value: string): boolean; readonly message: string }): Read =>
  typeof value === 'string' && rule.test(value) ? { value } : fault(rule.message);

const [defaultFiles, pathForm] = [9, /^[^\s\\?#]{1,255}$/];
const pictures = 'jpg,jpeg,png,gif,bmp,webp';
const getExtension = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

/** Paths of pictures, or names and paths of files. Their size is checked when they are uploaded. */
function readFiles({ label, fieldType, maxFiles, fileTypes }: FillField, value: unknown): Read {
  if (!Array.isArray(value)) return fault(texts.format(label));
  const isImages = fieldType === fillTypes.images;
  const paths = value.map((one: unknown) => (isImages ? one : (one as { path?: unknown } | null)?.path));
  if (!paths.every((path): path is string => typeof path === 'string' && pathForm.test(path)))
    return fault(texts.format(label));
  const most = maxFiles ?? defaultFiles;
  if (paths.length > most) return fault(texts.files(label, most));
  const types = isImages ? pictures : (fileTypes ?? '').toLowerCase();
  const allowed = types.split(',').map((type) => type.trim());
  if (types !== '' && !paths.every((path) => allowed.includes(getExtension(path))))
    return fault(texts.fileType(label, types));
  if (isImages) return { value: paths };
  const getName = (one: unknown, path: string): string => {
    const { name } = one as { name?: unknown };
    return typeof name === 'string' && name.trim() !== ''
      ? name.trim().slice(0, 200)
      : path.slice(path.lastIndexOf('/') + 1);
  };
  return { value: paths.map((path, i) => ({ name: getName(value[i], path), path })) };
}

function readArea({ label }: FillField, value: unknown, { areaText }: AnswerFacts): Read {
  const { code, text } = value as { code?: unknown; text?: unknown };
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) return fault(texts.option(label));
  const known = areaText ? areaText(code) : text;
  return typeof known === 'string' ? { value: { code, text: known } } : fault(texts.option(label));
}
