import { createContext } from 'react-router';

/** Where errors of loaders, actions and rendering go, with the request they belong to. */
export const errorSink = createContext<(error: unknown) => void>((error) => console.error(error));
