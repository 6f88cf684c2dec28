import { deliveryStatuses } from '../../rules/index.ts';
import { deliveryTexts } from './delivery-texts.ts';

const { ended, later, ...byStep } = deliveryTexts.ownStages;

/**
 * The stage that a student reads of a delivery. What happens between two of them, e.g. which papers of the signing are on
 * their way, is not shown to the student, not even by a time.
 */
export const ownStage = ({ status, step }: { readonly status: unknown; readonly step: unknown }): string =>
  Number(status) > deliveryStatuses.finished
    ? ended
    : ((byStep as Readonly<Record<number, string>>)[Number(step)] ?? later);
