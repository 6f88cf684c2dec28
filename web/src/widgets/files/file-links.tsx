import {
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileZipOutlined,
  PlayCircleOutlined,
} from '@ant-design/icons';
import { hiddenFile } from '@campus/contract/rules';
import type { ComponentType } from 'react';
import { type FileKind, fileKindTitle, getFileKind, getFileName, getPaths, shortName } from './file-name.ts';
import './files.css';
import { isReadable } from './stored-document.tsx';
import { HiddenFile, StoredImage } from './stored-image.tsx';
import { useFileOpener } from './use-file-opener.tsx';

const icons: Readonly<Record<FileKind, ComponentType<{ title?: string }>>> = {
  pdf: FilePdfOutlined,
  office: FileTextOutlined,
  archive: FileZipOutlined,
  image: FileImageOutlined,
  video: PlayCircleOutlined,
  other: FileOutlined,
};

/** Icon of a file type. */
export function FileIcon({ path }: { path: string }) {
  const kind = getFileKind(path);
  const Icon = icons[kind];
  return <Icon title={fileKindTitle(kind)} />;
}

interface FileLinksProps {
  readonly value: string | null | undefined;
  /** Shortens names to five characters, for table cells. */
  readonly short?: boolean;
  /** Handles documents that can be displayed in place; by default they open in a dialog. */
  readonly onRead?: ((path: string) => void) | undefined;
  /** Path of the displayed document. */
  readonly shown?: string | undefined;
}

/** Files of a comma list as links that open them. */
export function FileLinks({ value, short = false, onRead, shown }: FileLinksProps) {
  const paths = getPaths(value);
  const { open, dialogs } = useFileOpener(paths);
  if (value === hiddenFile) return <HiddenFile />;
  return (
    <span className="file-links" data-widget="file-links">
      {paths.map((path) => (
        <button
          key={path}
          type="button"
          className="link-button"
          title={getFileName(path)}
          {...(onRead && isReadable(path) && { 'aria-pressed': path === shown })}
          onClick={() => (onRead && isReadable(path) ? onRead(path) : open(path))}
        >
          <FileIcon path={path} /> {short ? shortName(getFileName(path)) : getFileName(path)}
        </button>
      ))}
      {dialogs}
    </span>
  );
}

/** Images of a comma list as thumbnails that open the viewer. */
export function Thumbnails({ value, size = 32 }: { value: string | null | undefined; size?: number }) {
  const paths = getPaths(value);
  const { open, dialogs } = useFileOpener(paths);
  if (value === hiddenFile) return <HiddenFile />;
  return (
    <span className="thumbnails" data-widget="thumbnails">
      {paths.map((path) => (
        <button key={path} type="button" className="thumbnail" title={getFileName(path)} onClick={() => open(path)}>
          <StoredImage path={path} alt={getFileName(path)} style={{ width: size, height: size }} />
        </button>
      ))}
      {dialogs}
    </span>
  );
}
