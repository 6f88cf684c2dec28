import type { FieldGroup } from '@campus/contract/kit';
import {
  clean,
  type Draft,
  type Field,
  type Fields,
  failure,
  formFields,
  isEnterprise,
  stepRefusal,
} from '@campus/contract/kit';
import {
  auditedChanges,
  companyPost,
  gradYearsOn,
  isNegotiable,
  postDefaults,
  postFlow,
  postProblems,
  postTexts,
  salaryTypes,
} from '@campus/contract/post';
import { chinaDay } from '@campus/contract/rules';
import { useRef, useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import type { RowData } from '../../kit/field/row.ts';
import { type FieldsForm, type FormValues, getTypedText, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import type { PostFormContextValue } from './post-form-context.ts';
import { usePublisher } from './use-publisher.ts';
import { useWordHits } from './use-word-hits.ts';

type PostDraft = Draft<typeof companyPost>;

const ending = ['workPalce', 'workAddress', 'startDate', 'endDate'];
const salary = ['salaryType', 'salaryMonths', 'salaryMin', 'salaryMax'];
const kind = ['name', 'postTypeId', 'nature', 'category'];
/** Two per line, related fields next to each other; the company select comes first if there is one. */
const basicFields = (hasCompany: boolean): string[] =>
  hasCompany
    ? [
        'companyId',
        'contactUserId',
        ...kind,
        'headcount',
        'interviewRounds',
        ...salary,
        ...ending,
        'fairOnly',
        'employer',
      ]
    : [...kind, 'headcount', 'contactUserId', ...salary, ...ending, 'interviewRounds', 'fairOnly', 'employer'];

/** The three cards of the form. */
const getCards = (hasCompany: boolean): FieldGroup[] => [
  { title: postTexts.form.cards.basic, fields: basicFields(hasCompany) },
  { title: postTexts.form.cards.require, fields: ['eduRequire', 'gradYears', 'majorCodes', 'skills'] },
  { title: postTexts.form.cards.describe, fields: ['welfare', 'duty', 'requirement'] },
];

/** An amount is required wherever it is shown. */
const amount = (field: Field, label: string): Field => ({
  ...field,
  required: true,
  requiredMessage: failure('required', label).message,
});
const { salaryMin, salaryMax } = companyPost.fields;
const asked: Fields = {
  salaryMin: amount(salaryMin, postTexts.form.salaryMin),
  salaryMax: amount(salaryMax, postTexts.form.salaryMax),
};

const inOrder = (fields: Fields, cards: readonly FieldGroup[]): Fields =>
  Object.fromEntries(
    cards
      .flatMap((card) => card.fields)
      .flatMap((name) => {
        const field = fields[name];
        return field ? [[name, asked[name] ?? field] as const] : [];
      }),
  );

/** The input in stored form. */
const getDraft = (fields: Fields, values: FormValues): PostDraft =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, clean(field as Field, values[name])]),
  ) as PostDraft;

export interface PostForm extends PostFormContextValue {
  readonly form: FieldsForm;
  readonly cards: readonly FieldGroup[];
  readonly companyName: string;
  /** Whether the post can be submitted for audit from here. */
  readonly maySubmit: boolean;
  /** Labels of the changes that send an open post back to the audit. */
  readonly reaudited: readonly string[];
}

/** Form state of a post. `row` is the stored post, or the defaults of a new one. */
export function usePostForm(row: FormValues): PostForm {
  const caller = useCaller();
  const isNew = row.id === undefined;
  const isOwn = isEnterprise(caller);
  const today = chinaDay(new Date());
  const cards = getCards(isNew && !isOwn);
  const fields = inOrder(formFields(companyPost, isNew ? 'add' : 'edit', isOwn ? 'enterprise' : 'staff'), cards);
  const before = isNew ? undefined : (row as PostDraft);
  const [companyId, setCompanyId] = useState(() => String(row.companyId ?? caller.companyId ?? ''));
  /** The last choice: the defaults of an earlier one may arrive after it. */
  const chosen = useRef(companyId);
  const publisher = usePublisher(companyId);
  const isAgency = publisher?.isAgency ?? false;
  const form = useFieldsForm({
    fields,
    initial: row,
    rules: (values) => postProblems(getDraft(fields, values), { today, isAgency, before }),
    isHidden: (name, values) => isIrrelevant(name, values, isAgency),
  });
  const defaults = useEndpoint(postDefaults, isNew ? {} : { id: String(row.id) }, { quiet: true });
  const isOpen = [postFlow.states.active.code, postFlow.states.paused.code].some((code) => code === row.postStatus);
  const draft = { ...before, ...getDraft(fields, form.values) };
  const changed = before && isOpen ? auditedChanges(before, draft, defaults.data?.approvedHeadcount) : [];

  const chooseCompany = (id: string) => {
    setCompanyId(id);
    chosen.current = id;
    form.set('companyId', id);
    form.set('contactUserId', '');
    if (id === '') return;
    call(postDefaults, { companyId: id }, { quiet: true })
      .then(({ welfare }) => chosen.current === id && form.set('welfare', welfare ?? ''))
      .catch(ignoreReported);
  };
  return {
    form,
    cards,
    companyId,
    companyName: publisher?.name ?? '',
    years: defaults.data?.gradYears ?? gradYearsOn(today),
    hits: useWordHits(form.values),
    chooseCompany,
    maySubmit: isNew
      ? isOwn && caller.codes.has(companyPost.can.submit)
      : stepRefusal(companyPost.code, postFlow, 'submit', row as RowData, caller) === undefined,
    reaudited: changed.map((name) => companyPost.fields[name].label),
  };
}

/**
 * Fields that do not apply: amounts of a negotiable salary, months of a daily one, and the employer of a company that
 * is not an agency.
 */
function isIrrelevant(name: string, values: FormValues, isAgency: boolean): boolean {
  const salaryType = Number(getTypedText(values, 'salaryType') || salaryTypes.monthly);
  switch (name) {
    case 'salaryMin':
    case 'salaryMax':
      return isNegotiable({ salaryType });
    case 'salaryMonths':
      return salaryType !== salaryTypes.monthly;
    case 'employer':
      return !isAgency && getTypedText(values, 'employer') === '';
    default:
      return false;
  }
}
