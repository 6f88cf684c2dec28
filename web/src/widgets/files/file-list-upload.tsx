import { FileUpload, type FileUploadProps } from './file-upload.tsx';

/** A file in the list format of forms. */
export interface ListedFile {
  readonly fileName: string;
  readonly filePath: string;
  readonly fileSize: number;
}
interface FileListUploadProps extends Omit<FileUploadProps, 'value' | 'onChange'> {
  readonly value: readonly ListedFile[];
  readonly onChange: (files: readonly ListedFile[]) => void;
}

/** Upload whose value is a list with names and sizes instead of paths (`returnUrl` is false). */
export function FileListUpload({ value, onChange, ...props }: FileListUploadProps) {
  const known = new Map(value.map((file) => [file.filePath, file]));
  return (
    <FileUpload
      {...props}
      value={value.map(({ filePath }) => filePath)}
      onChange={(_paths, items) =>
        onChange(
          items.map(
            ({ path, name, size = 0 }) => known.get(path) ?? { fileName: name, filePath: path, fileSize: size },
          ),
        )
      }
    />
  );
}
