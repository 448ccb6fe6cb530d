/** The address of a call in the document. */
export const documentedPath = (path: string) => `/api${path.replace(/:(\w+)/g, '{$1}')}`
