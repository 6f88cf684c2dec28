import { createContext } from 'react';

/** Returns the upload path for a folder, below the API prefix. */
export type UploadPlace = (folder: string) => string;

/** Upload endpoint for pages without a session; default: that of signed-in users. */
export const UploadPlaceContext = createContext<UploadPlace | undefined>(undefined);
