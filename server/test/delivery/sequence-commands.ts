import fc from 'fast-check';

/** A call of the product; rows are named by their place in the list, oldest first. */
export type Command =
  | { readonly kind: 'submit' | 'invite' | 'recommend'; readonly student: number; readonly post: number }
  | { readonly kind: 'transfer'; readonly delivery: number; readonly post: number; readonly bySchool: boolean }
  | { readonly kind: 'act'; readonly action: Act; readonly delivery: number }
  | { readonly kind: 'batch'; readonly action: 'pass' | 'reject' | 'skip'; readonly deliveries: readonly number[] }
  | { readonly kind: 'answer'; readonly action: 'accept' | 'refuse' | 'revoke' | 'read'; readonly recommend: number }
  | { readonly kind: 'plan'; readonly delivery: number; readonly round: number; readonly later: number }
  | { readonly kind: 'interview'; readonly action: InterviewAct; readonly interview: number; readonly later: number }
  | { readonly kind: 'post'; readonly action: 'pause' | 'resume' | 'close'; readonly post: number };
const acts = [
  ...(['pass', 'pass', 'reject', 'restore', 'skip', 'close', 'read', 'note', 'star'] as const),
  ...(['withdraw', 'confirm', 'decline'] as const),
] as const;
export type Act = (typeof acts)[number];
export const ofStudent: ReadonlySet<Act> = new Set(['withdraw', 'confirm', 'decline']);

const interviewActs = [
  ...(['accept', 'accept', 'refuse', 'reschedule', 'cancel'] as const),
  ...(['complete', 'complete', 'absent', 'result', 'result'] as const),
] as const;
export type InterviewAct = (typeof interviewActs)[number];

export const [students, posts] = [4, 3];
const student = fc.nat(students - 1);
const post = fc.nat(posts - 1);
/** Which of the deliveries there are, oldest first. */
const some = fc.nat(9);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('submit', 'submit', 'invite', 'recommend'), student, post }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('act'), action: fc.constantFrom(...acts), delivery: some }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('plan'),
      delivery: some,
      round: fc.constantFrom(1, 1, 1, 2),
      later: fc.nat(3),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('interview'),
      action: fc.constantFrom(...interviewActs),
      interview: fc.nat(5),
      later: fc.nat(3),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('transfer'), delivery: some, post, bySchool: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answer'),
      action: fc.constantFrom('accept', 'accept', 'refuse', 'revoke', 'read'),
      recommend: fc.nat(4),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('batch'),
      action: fc.constantFrom('pass', 'reject', 'skip'),
      deliveries: fc.uniqueArray(some, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('post'), action: fc.constantFrom('pause', 'resume', 'close'), post }),
  },
) as fc.Arbitrary<Command>;
/** Most commands come alone, some in a batch of two to four at the same moment. */
export const turn = fc.oneof(
  { weight: 4, arbitrary: command.map((one) => [one]) },
  { weight: 1, arbitrary: fc.array(command, { minLength: 2, maxLength: 4 }) },
);
