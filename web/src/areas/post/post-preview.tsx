import { type CheckedField, postTexts, salaryText } from '@campus/contract/post';
import { type ReactNode, useRef } from 'react';
import { asText } from '../../kit/field/row.ts';
import { type FormValues, getTypedText } from '../../kit/form/use-fields-form.ts';
import { dictText, useDict } from '../../request/dictionary.ts';
import { useSkills } from '../../widgets/pickers/use-skills.ts';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { members } from '../../widgets/selects/option.ts';
import { MarkedText } from './checked-inputs.tsx';
import { usePostFormContext } from './post-form-context.ts';
import { getSkills } from './skills-input.tsx';
import { useMajorNames, usePlaceNames } from './use-names.ts';
import { useWordMarks } from './use-word-marks.ts';
import './post-preview.css';

const texts = postTexts.preview;

/** Live preview of the post for students. */
export function PostPreview({ values, companyName }: { values: FormValues; companyName: string }) {
  const { hits } = usePostFormContext();
  const name = getTypedText(values, 'name');
  return (
    <article className="post-preview" aria-label={postTexts.form.previewTitle}>
      <header>
        <h3 className={name === '' ? 'muted' : ''}>
          {name === '' ? texts.unnamed : <MarkedText text={name} hits={hits.name} />}
        </h3>
        <b className="post-preview-salary">{salaryText(values)}</b>
        <Traits values={values} />
        <p className="post-preview-company">{companyName || texts.company}</p>
        {Number(values.fairOnly) === 1 && <span className="chip">{texts.fairOnly}</span>}
      </header>
      <Chips title={texts.welfare} list={useWelfare(getTypedText(values, 'welfare'))} />
      <Chips title={texts.skills} list={useSkillWords(values.skills)} />
      <Chips title={texts.majors} list={useMajors(getTypedText(values, 'majorCodes'))} />
      <Words values={values} name="duty" title={texts.duty} />
      <Words values={values} name="requirement" title={texts.requirement} />
      <Place values={values} />
    </article>
  );
}

function Traits({ values }: { values: FormValues }) {
  const natures = useDict('rc_post_nature');
  const levels = useDict('rc_edu_require');
  const places = usePlaceNames(getTypedText(values, 'workPalce'));
  const years = members(getTypedText(values, 'gradYears'));
  const [edu, nature, heads] = ['eduRequire', 'nature', 'headcount'].map((name) => getTypedText(values, name));
  const endDate = getTypedText(values, 'endDate');
  const traits = [
    places.join('、'),
    edu && dictText(levels, edu),
    nature && dictText(natures, nature),
    heads && texts.headcount(heads),
    years.length > 0 && texts.years(years),
    endDate && texts.until(endDate),
  ].filter(Boolean);
  return (
    <ul className="post-preview-traits">
      {traits.map((trait) => (
        <li key={String(trait)}>{trait}</li>
      ))}
    </ul>
  );
}

function useWelfare(codes: string): string[] {
  const tags = useDict('rc_welfare_tag');
  return members(codes).map((code) => dictText(tags, code));
}
function useSkillWords(value: unknown): string[] {
  const library = useSkills();
  const levels = useDict('rc_skill_level');
  return getSkills(value).map(({ skillId, level }) => {
    const name = library.find((one) => one.id === skillId)?.name ?? '';
    return `${name} · ${dictText(levels, level)}`;
  });
}
function useMajors(codes: string): string[] {
  const names = useMajorNames(codes);
  return codes === '' ? [texts.anyMajor] : names;
}

function Chips({ title, list }: { title: string; list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <div className="chips">
        {list.map((one) => (
          <span key={one} className="chip">
            {one}
          </span>
        ))}
      </div>
    </section>
  );
}

function Words({ values, name, title }: { values: FormValues; name: CheckedField; title: string }) {
  const root = useRef<HTMLElement>(null);
  const { hits } = usePostFormContext();
  const html = asText(values[name]);
  useWordMarks(root, hits[name]);
  return (
    <section ref={root}>
      <h4>{title}</h4>
      {html === '' ? <p className="muted">{texts.nothing}</p> : <Body html={html} />}
    </section>
  );
}
const Body = ({ html }: { html: string }): ReactNode => <SafeHtml html={html} />;

function Place({ values }: { values: FormValues }) {
  const address = getTypedText(values, 'workAddress');
  const places = usePlaceNames(getTypedText(values, 'workPalce'));
  if (address === '' || places.length === 0) return null;
  return (
    <section>
      <h4>{texts.place}</h4>
      <p>
        {places.join('、')} {address}
      </p>
    </section>
  );
}
