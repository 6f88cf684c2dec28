import { factorRefusals, secondFactorLogin } from '@campus/contract/account';
import { refusal } from '@campus/contract/kit';
import type { LoginResult } from '@campus/contract/rules';
import type { Context } from '../../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../../kit/http/answer.ts';
import { accountById } from '../accounts.ts';
import { consumeCode, readCode } from '../one-time-code.ts';
import { proveFactor } from '../second-factor.ts';
import { type StoredSignIn, signIn } from '../sign-in.ts';
import { logFailure } from '../sign-in-log.ts';

const ticketExpired = () => refusal(factorRefusals.ticketExpired, 'RC_EXPIRED');

/** Continues the sign-in of a ticket; ticket and code are consumed in the transaction that opens the session. */
async function continueSignIn(context: Context, ticket: string, code: string): Promise<LoginResult> {
  const waiting = await readCode(context, 'factor', ticket);
  const account = waiting?.userId ? await accountById(context.db, waiting.userId) : undefined;
  if (!waiting?.payload.way || !account) throw ticketExpired();
  const way = JSON.parse(waiting.payload.way) as StoredSignIn;
  const authenticate = async (): Promise<LoginResult> => {
    const proof = await proveFactor(context, account.id, code);
    return signIn(context, account, {
      ...way,
      use: async (inside) => {
        if (!(await consumeCode(inside, 'factor', ticket))) throw ticketExpired();
      },
      useFactor: (inside) => proof.use(inside),
    });
  };
  return logFailure(context, account.username, authenticate());
}

export const secondFactorCalls: readonly BoundEndpoint[] = [
  answer(secondFactorLogin, ({ ticket, code }, context) => continueSignIn(context, ticket ?? '', code), {
    transaction: false,
  }),
];
