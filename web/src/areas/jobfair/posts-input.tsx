import { type ApplyChoices, fairDayTexts } from '@campus/contract/jobfair';
import { Checkbox } from 'antd';
import { asText } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import './fair-apply.css';

const texts = fairDayTexts.apply;
type PostsInputProps = InputProps & { readonly posts: ApplyChoices['posts']; readonly most: number };
/** The open posts of the company, to tick. */
export function PostsInput({ id, value, onChange, posts, most }: PostsInputProps) {
  const chosen = asText(value).split(',').filter(Boolean);
  if (posts.length === 0) return <p className="muted">{texts.noPosts}</p>;
  const set = (post: string, isOn: boolean) =>
    onChange((isOn ? [...chosen, post] : chosen.filter((one) => one !== post)).join(','));
  return (
    <div id={id} className="fair-post-list">
      {posts.map((post) => (
        <Checkbox
          key={post.id}
          checked={chosen.includes(post.id)}
          disabled={!chosen.includes(post.id) && chosen.length >= most}
          onChange={({ target }) => set(post.id, target.checked)}
        >
          {post.name} <span className="muted">{texts.headcount(post.headcount)}</span>
        </Checkbox>
      ))}
    </div>
  );
}
