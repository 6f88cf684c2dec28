import { FullscreenExitOutlined, FullscreenOutlined, HistoryOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder as hint, lineNumbers as numbers } from '@codemirror/view';
import { Dropdown, Select } from 'antd';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { CodeEditorProps } from './code-editor-props.ts';
import { codeLanguages, findCodeLanguage } from './code-languages.ts';
import { common } from './code-mirror.ts';
import { enhanceHistory } from './enhance-history.ts';
import { useCodeMirror } from './use-code-mirror.ts';

const texts = text.codeTools;
const tabWidth = 2;

/** Grammar of a language once it is loaded; empty for plain text. */
function useGrammar(name: string): Extension {
  const language = findCodeLanguage(name);
  const [fetched, setFetched] = useState<{ of: string; grammar: Extension }>();
  useEffect(() => {
    let isWanted = true;
    language?.load().then(
      (grammar) => isWanted && setFetched({ of: language.label, grammar }),
      // Without highlighting the editor still works.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return fetched && fetched.of === language?.label ? fetched.grammar : plain;
}
const plain: Extension = [];

const isLocked = ({ readOnly, disabled }: CodeEditorProps): boolean => readOnly === true || disabled === true;

/** Extensions of the editor in its language. */
function useCodeExtensions(props: CodeEditorProps): Extension {
  const { id, language = '', lineNumbers = true } = props;
  const isReadOnly = isLocked(props);
  const grammar = useGrammar(language);
  const label = findCodeLanguage(language)?.label ?? language;
  const placeholder = props.placeholder ?? (label === '' ? texts.empty : text.code.placeholder(label));
  const invalid = props['aria-invalid'] === true;
  const described = props['aria-describedby'];
  return useMemo(
    (): Extension => [
      common,
      grammar,
      lineNumbers ? numbers() : [],
      indentUnit.of(' '.repeat(tabWidth)),
      EditorState.tabSize.of(tabWidth),
      EditorState.readOnly.of(isReadOnly),
      hint(placeholder),
      EditorView.contentAttributes.of({
        'aria-label': placeholder || texts.box,
        ...(id && { id }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(described && { 'aria-describedby': described }),
        ...(isReadOnly && { 'aria-readonly': 'true' }),
      }),
    ],
    [grammar, lineNumbers, isReadOnly, placeholder, id, invalid, described],
  );
}

/** Implementation of `CodeEditor`. */
export function CodeMirrorEditor(props: CodeEditorProps) {
  const { value, onChange, onBlur, height = '240px', autoHeight = true } = props;
  const [isFull, setFull] = useState(false);
  const { host, view } = useCodeMirror({ value, onChange, onBlur, extensions: useCodeExtensions(props) });
  const leaveFull = (event: KeyboardEvent) => {
    if (!isFull || event.key !== 'Escape' || event.isDefaultPrevented()) return;
    // Keep the surrounding dialog open.
    event.stopPropagation();
    setFull(false);
    view?.focus();
  };
  const size = autoHeight ? { minHeight: height } : { height };
  const state = `${props['aria-invalid'] === true ? ' invalid' : ''}${props.disabled ? ' disabled' : ''}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the full screen wherever the focus is, as its button does
    <div
      className={`code-editor${isFull ? ' full' : ''}${autoHeight ? ' auto' : ''}${state}`}
      data-widget="code-editor"
      style={isFull ? undefined : size}
      onKeyDown={leaveFull}
    >
      <Tools {...props} isFull={isFull} onFull={setFull} />
      <div ref={host} className="code-editor-body" />
    </div>
  );
}

interface ToolsProps extends CodeEditorProps {
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
}

/** Language, history and full screen, as far as the editor has them. */
function Tools({ isFull, onFull, ...props }: ToolsProps) {
  const { language = '', onChange } = props;
  const label = findCodeLanguage(language)?.label ?? language;
  const offersHistory = props.historyCode !== undefined && !isLocked(props);
  if (!props.languageChange && !offersHistory && !props.fullScreen) return null;
  return (
    <div className="code-editor-tools">
      {props.languageChange && (
        <Select
          size="small"
          showSearch
          aria-label={text.code.language}
          placeholder={text.code.language}
          style={{ width: 124 }}
          value={label === '' ? undefined : label}
          options={codeLanguages.map((one) => ({ value: one.label, label: one.label }))}
          onChange={(chosen) => chosen && props.onLanguageChange?.(chosen.toLowerCase())}
        />
      )}
      {offersHistory && <History code={props.historyCode ?? ''} onChoose={onChange} />}
      {props.fullScreen && (
        <IconButton
          label={isFull ? text.common.exitFullscreen : text.common.fullscreen}
          pressed={isFull}
          onClick={() => onFull(!isFull)}
        >
          {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}

/** Entries saved under the same code, latest first. */
function History({ code, onChoose }: { readonly code: string; readonly onChoose: (content: string) => void }) {
  const [entries, setEntries] = useState(() => enhanceHistory(code));
  const newest = entries.toReversed();
  const items = newest.map(({ date, content }, i) => ({
    key: String(i),
    label: texts.historyEntry(date, content.trim().slice(0, 24)),
  }));
  return (
    <Dropdown
      trigger={['click']}
      onOpenChange={(isOpen) => isOpen && setEntries(enhanceHistory(code))}
      menu={{
        items: items.length > 0 ? items : [{ key: 'none', label: texts.noHistory, disabled: true }],
        onClick: ({ key }) => {
          const chosen = newest[Number(key)];
          if (chosen) onChoose(chosen.content);
        },
      }}
    >
      <IconButton label={text.code.history}>
        <HistoryOutlined aria-hidden />
      </IconButton>
    </Dropdown>
  );
}
