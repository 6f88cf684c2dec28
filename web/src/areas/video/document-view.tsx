import { type DocumentBlock, type DocumentBox, fillDocument, parseDocumentTemplate } from '@campus/contract/rules';
import { docTexts, docVariables, sampleValues } from '@campus/contract/video';
import { Fragment, type ReactNode, useMemo } from 'react';
import './document.css';

/** Renders items whose only identity is their place. */
const inPlace = <T,>(items: readonly T[], render: (item: T, key: string, at: number) => ReactNode): ReactNode[] =>
  items.map((item, at) => render(item, String(at), at));

interface DocumentViewProps {
  /** Rich text of a template. */
  readonly content: string;
  readonly bizType: string;
}

/** A template with the sample values of its business, in the blocks that a print has. */
export function DocumentView({ content, bizType }: DocumentViewProps) {
  const samples = sampleValues(bizType);
  const blocks = useMemo(
    () => fillDocument(parseDocumentTemplate(content), docVariables(bizType), sampleValues(bizType)).blocks,
    [content, bizType],
  );
  if (blocks.length === 0) return <p className="muted">{docTexts.empty}</p>;
  return (
    <article className="document-sheet" aria-label={docTexts.preview}>
      {inPlace(blocks, (block, key) => (
        <Block key={key} block={block} places={samples} />
      ))}
    </article>
  );
}

interface BlockProps {
  readonly block: DocumentBlock;
  readonly places: Readonly<Record<string, string>>;
}
function Block({ block, places }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <p className={`document-h${block.level}`} style={{ textAlign: block.align }}>
          <Marked text={block.text} />
        </p>
      );
    case 'text': {
      const look = { textAlign: block.align, paddingLeft: block.indent * 16 };
      const content = <Marked text={block.text || ' '} />;
      return <p style={look}>{block.isBold ? <b>{content}</b> : content}</p>;
    }
    case 'table':
      return <Table block={block} />;
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'signs':
      return (
        <div className="document-signs">
          {inPlace(block.boxes, (box, key) => (
            <SignBox key={key} box={box} places={places} />
          ))}
        </div>
      );
    case 'qr':
      return (
        <p className="document-qr" title={block.text}>
          {docTexts.place(docTexts.qr)}
        </p>
      );
  }
}

function SignBox({ box, places }: { box: DocumentBox; places: BlockProps['places'] }) {
  return (
    <div style={{ flexGrow: box.places ?? 1 }}>
      {inPlace(box.lines, (line, key) => (
        <p key={key}>
          <Marked text={line} />
        </p>
      ))}
      {box.pictures?.map((name) => (
        <p key={name} className="muted">
          {docTexts.place(places[name] ?? name)}
        </p>
      ))}
    </div>
  );
}

function Table({ block: { head, rows } }: { block: Extract<DocumentBlock, { kind: 'table' }> }) {
  return (
    <table>
      {head.length > 0 && (
        <thead>
          <Cells texts={head} as="th" />
        </thead>
      )}
      <tbody>
        {inPlace(rows, (texts, key) => (
          <Cells key={key} texts={texts} as="td" />
        ))}
      </tbody>
    </table>
  );
}
const Cells = ({ texts, as: Cell }: { texts: readonly string[]; as: 'td' | 'th' }) => (
  <tr>
    {inPlace(texts, (text, key) => (
      <Cell key={key}>
        <Marked text={text} />
      </Cell>
    ))}
  </tr>
);

function Facts({ rows }: { rows: Extract<DocumentBlock, { kind: 'facts' }>['rows'] }) {
  const pairs = Math.max(...rows.map((row) => row.length));
  return (
    <table className="document-facts">
      <tbody>
        {inPlace(rows, (row, line) => (
          <tr key={line}>
            {inPlace(row, ([label, value], key, at) => (
              <Fragment key={key}>
                <th>{label}</th>
                <td colSpan={at === row.length - 1 ? (pairs - row.length) * 2 + 1 : 1}>
                  <Marked text={value} />
                </td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Text in which variables without a value stand out. */
const Marked = ({ text }: { text: string }) =>
  inPlace(text.split(/(\{\{[^{}]{0,60}\}\})/), (part, key, at) =>
    at % 2 === 1 ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>,
  );
