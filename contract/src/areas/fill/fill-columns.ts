import { type Fields, json, type Values } from '../../kit/index.ts';
import type { AnswerSchema } from './fill-export.ts';
import type { Answers, FillField } from './fill-field.ts';

/** Column of what people sign up for: the fields that they fill in. Only its own calls read and write it. */
export const fillFieldColumn = {
  fillFields: json<readonly FillField[]>()({ label: '填写字段', derived: true, secret: true }),
} satisfies Fields;

/**
 * Columns of a sign-up: the answers by `fieldKey`, and the fields as they were then. Secret, because who reads an answer
 * depends on its field: only calls that apply `answerText` show them.
 */
export const answersColumns = {
  answers: json<Answers>()({ label: '填写内容', derived: true, secret: true }),
  answersSchema: json<readonly AnswerSchema[]>()({ label: '填写时的字段', derived: true, secret: true }),
} satisfies Fields;

/** The two columns of a row that has answers. */
export type StoredAnswers = Values<typeof answersColumns>;

/** An answer as it is shown. */
export interface AnswerLine {
  readonly label: string;
  readonly text: string;
}
