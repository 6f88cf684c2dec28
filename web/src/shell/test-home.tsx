import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { version } from '../../package.json';
import { StatusDot } from '../widgets/status.tsx';
import { Logo } from './logo.tsx';
import './test-home.css';

const states = {
  checking: { tone: 'progress', words: text.testHome.checking },
  up: { tone: 'done', words: text.testHome.serverUp },
  down: { tone: 'bad', words: text.testHome.serverDown },
} as const;

/** Public page: product, version, state of the server, link to the sign-in. */
export function TestHomePage() {
  const server = useServerState();
  const { tone, words } = states[server];
  return (
    <main className="test-home">
      <Logo size={48} />
      <h1>{text.app.name}</h1>
      <p className="muted">{text.testHome.version(version)}</p>
      <p role="status">
        <StatusDot tone={tone}>{words}</StatusDot>
      </p>
      <Link to="/user/login">{text.testHome.signIn}</Link>
    </main>
  );
}

/** Checks once whether the server responds. */
function useServerState(): keyof typeof states {
  const [state, setState] = useState<keyof typeof states>('checking');
  useEffect(() => {
    const asked = new AbortController();
    fetch('/healthz', { signal: asked.signal, credentials: 'omit' }).then(
      ({ ok }) => setState(ok ? 'up' : 'down'),
      () => !asked.signal.aborted && setState('down'),
    );
    return () => asked.abort();
  }, []);
  return state;
}
