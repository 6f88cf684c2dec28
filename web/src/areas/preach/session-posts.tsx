import './session-posts.css';

interface SessionPost {
  readonly id: string;
  readonly name: string;
  readonly companyName: string;
}

/** The posts of a session; `note` follows the name of the company. */
export const SessionPosts = <P extends SessionPost>({
  posts,
  note,
}: {
  posts: readonly P[];
  note?: (post: P) => string;
}) => (
  <ul className="session-posts">
    {posts.map((post) => (
      <li key={post.id}>
        <b>{post.name}</b>
        <span className="muted">{[post.companyName, note?.(post)].filter(Boolean).join(' · ')}</span>
      </li>
    ))}
  </ul>
);
