import type { Row, StepMessage, StepName, StepPreview } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { type delivery, deliveryTexts } from '@campus/contract/resume';
import { passesEarly, pipeline } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { previewStudentMessage } from './delivery-notices.ts';

type Delivery = Row<typeof delivery>;

/** Stage label for messages. */
export const getStage = (step: number | null): { readonly stage: string } => ({
  stage: deliveryTexts.stages[step as keyof typeof deliveryTexts.stages] ?? '',
});

/** The step that 通过 leads to, as the post plans it now. */
async function stepAfter(row: Delivery, context: Context): Promise<number> {
  const [post] = await context.engine.find(companyPost, ['id', 'eq', row.postId], ['interviewRounds'], context, 1);
  return row.step === pipeline.resume && Number(post?.interviewRounds ?? 0) > 0 ? pipeline.interview : pipeline.hire;
}
const switched = { when: 'notify' } as const;

/** What a step does to a delivery, and the message that the student gets. */
export async function previewStep(
  step: StepName<typeof delivery>,
  row: Delivery,
  context: Context,
): Promise<StepPreview> {
  const toStudent = async (
    code: 'D05' | 'D06' | 'D09',
    values: Readonly<Record<string, string>> = {},
  ): Promise<StepMessage> => ({
    to: deliveryTexts.student,
    text: await previewStudentMessage(code, row.id, context, values),
  });
  const move = async (to: number): Promise<StepPreview> => ({
    sentence: deliveryTexts.movesTo(getStage(to).stage),
    messages: [await toStudent('D05', getStage(to))],
  });
  switch (step) {
    case 'pass': {
      const moves = await move(await stepAfter(row, context));
      const [planned, passed] = [row.plannedRounds ?? 0, row.roundsPassed ?? 0];
      return passesEarly(row)
        ? { ...moves, sentence: deliveryTexts.fewerRounds(planned, passed) + moves.sentence }
        : moves;
    }
    case 'skip':
      return move(pipeline.hire);
    case 'restore':
      return {
        sentence: deliveryTexts.movesBack(getStage(row.step).stage),
        messages: [{ ...(await toStudent('D05', getStage(row.step))), ...switched }],
      };
    case 'reject':
      return { messages: [{ ...(await toStudent('D06')), ...switched }] };
    default:
      return { messages: [await toStudent('D09')] };
  }
}
