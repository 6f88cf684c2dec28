import { type AnyEntity, type Filter, isStored, type UniqueSet } from '@campus/contract/kit';
import { mergeRefusals } from '@campus/contract/resume';

/** An entity whose rows belong to a student, and the field that names the student. */
export interface StudentReference {
  readonly entity: AnyEntity;
  readonly field: string;
}
const refersTo = (entities: readonly AnyEntity[], target: string): StudentReference[] =>
  entities.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => isStored(field) && field.kind === 'ref' && field.to === target)
      .map(([field]) => ({ entity, field })),
  );

/** Every reference to a student, from the definitions. */
export const studentReferences = (entities: readonly AnyEntity[]): StudentReference[] =>
  refersTo(entities, 'employUser');

/**
 * Stay with their record: the statement that two records are two people, and a destination, whose journal says what
 * happened to it (the kept student has one too).
 */
const ofOneRecord: readonly string[] = ['duplicateIgnore', 'employment'];
/**
 * The references that a merge moves. Append-only rows stay: they say what happened to that record.
 */
export const movedReferences = (entities: readonly AnyEntity[]): StudentReference[] =>
  studentReferences(entities).filter(({ entity }) => !entity.appendOnly && !ofOneRecord.includes(entity.name));

/** Whether a college sees rows by the code of the department that they copy. */
const isSeenByCode = ({ visible }: AnyEntity): boolean => (visible.college as readonly unknown[])?.[0] === 'sysOrgCode';
/** The references of the rows that a college sees as those of its students. */
export const collegeReferences = (entities: readonly AnyEntity[]): StudentReference[] =>
  studentReferences(entities).filter(({ entity }) => !entity.appendOnly && isSeenByCode(entity));

/** Rows that name a résumé, without its own lists. */
export const resumeReferences = (entities: readonly AnyEntity[]): StudentReference[] =>
  refersTo(entities, 'resume').filter(({ entity, field }) => !entity.appendOnly && entity.parent !== field);

/** Sets of values, the student among them, that two live rows may not share. */
export function uniqueSetsWith({ entity, field }: StudentReference): Pick<UniqueSet, 'fields' | 'when'>[] {
  const sets: Pick<UniqueSet, 'fields' | 'when'>[] = (entity.uniques ?? []).map(({ fields, when }) => ({
    fields,
    ...(when && { when }),
  }));
  const own = Object.entries(entity.fields).flatMap(([name, { unique }]) => {
    if (!unique) return [];
    const { within = [], when = undefined } = unique === true ? {} : unique;
    return [{ fields: [name, ...within], ...(when && { when: when as Filter }) }];
  });
  return [...sets, ...own].filter(({ fields }) => fields.includes(field));
}

/** What happens to a row of the dropped student that cannot exist next to one of the kept student. */
interface CollisionRule {
  /** The row stays with the dropped student; otherwise the merge is refused. */
  readonly isLeft?: true;
  readonly message?: string;
  readonly overlap?: string;
}
const rules: Readonly<Record<string, CollisionRule>> = {
  recommend: { isLeft: true },
  matchResult: { isLeft: true },
  matchFeedback: { isLeft: true },
  agreement: { message: mergeRefusals.agreements },
  interview: { overlap: mergeRefusals.interviews },
};
/** The rule of an entity, with the sentences of its refusals. */
export const collisionRule = ({ name, title }: AnyEntity) => ({
  isLeft: false,
  message: mergeRefusals.collision(title),
  overlap: mergeRefusals.overlap(title),
  ...rules[name],
});
