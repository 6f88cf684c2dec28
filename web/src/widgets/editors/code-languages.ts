import type { Extension } from '@codemirror/state';

interface CodeLanguage {
  readonly label: string;
  /** Aliases besides the label; those of the original framework start with `x-`. */
  readonly names: readonly string[];
  readonly load: () => Promise<Extension>;
}

type Mode = Parameters<typeof import('@codemirror/language')['StreamLanguage']['define']>[0];
/** A legacy stream mode, which tokenises without a grammar. */
async function loadStreamMode(mode: Promise<Mode>): Promise<Extension> {
  const { StreamLanguage } = await import('@codemirror/language');
  return StreamLanguage.define(await mode);
}

/** Languages of the code editor, each loaded on first use. */
export const codeLanguages: readonly CodeLanguage[] = [
  { label: 'CSS', names: ['css'], load: async () => (await import('@codemirror/lang-css')).css() },
  {
    label: 'JavaScript',
    names: ['javascript', 'js', 'json', 'x-javascript'],
    load: async () => (await import('@codemirror/lang-javascript')).javascript(),
  },
  {
    label: 'HTML/XML',
    names: ['html', 'htmlmixed', 'xml/html'],
    load: async () => (await import('@codemirror/lang-html')).html(),
  },
  { label: 'Java', names: ['java', 'x-java'], load: async () => (await import('@codemirror/lang-java')).java() },
  {
    label: 'Objective-C',
    names: ['x-objectivec', 'objectivec'],
    load: () => loadStreamMode(import('@codemirror/legacy-modes/mode/clike').then((modes) => modes.objectiveC)),
  },
  {
    label: 'Python',
    names: ['python', 'x-python'],
    load: async () => (await import('@codemirror/lang-python')).python(),
  },
  {
    label: 'R',
    names: ['x-rsrc', 'rsrc'],
    load: () => loadStreamMode(import('@codemirror/legacy-modes/mode/r').then((modes) => modes.r)),
  },
  {
    label: 'Shell',
    names: ['x-sh', 'sh', 'bash'],
    load: () => loadStreamMode(import('@codemirror/legacy-modes/mode/shell').then((modes) => modes.shell)),
  },
  { label: 'SQL', names: ['sql', 'x-sql'], load: async () => (await import('@codemirror/lang-sql')).sql() },
  {
    label: 'Swift',
    names: ['x-swift'],
    load: () => loadStreamMode(import('@codemirror/legacy-modes/mode/swift').then((modes) => modes.swift)),
  },
  { label: 'Vue', names: ['vue', 'x-vue'], load: async () => (await import('@codemirror/lang-vue')).vue() },
  {
    label: 'Markdown',
    names: ['md', 'x-markdown'],
    load: async () => (await import('@codemirror/lang-markdown')).markdown(),
  },
];
/** XML has its own grammar, but shares its list entry with HTML. */
const xml: CodeLanguage = {
  label: 'XML',
  names: [],
  load: async () => (await import('@codemirror/lang-xml')).xml(),
};

/** Finds a language by label or alias, case-insensitive; undefined for plain text. */
export function findCodeLanguage(name: string): CodeLanguage | undefined {
  const wanted = name.trim().toLowerCase();
  return [...codeLanguages, xml].find(({ label, names }) => label.toLowerCase() === wanted || names.includes(wanted));
}
