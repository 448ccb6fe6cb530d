import type { RemoteDescriptor } from './remotes.schema.ts'

/** Returns all files of a release: the files that pages load, and its source maps, which the server never sends. */
export const releaseFiles = ({ assets, maps = [] }: Pick<RemoteDescriptor, 'assets' | 'maps'>) => [...assets, ...maps]
