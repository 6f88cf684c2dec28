import { createContext } from 'react';

/** The call that stores files of a folder, below the API prefix. */
export type UploadPlace = (folder: string) => string;

/** Where the uploads below go, on pages of people without a session; by default the store of signed-in users. */
export const UploadPlaceContext = createContext<UploadPlace | undefined>(undefined);
