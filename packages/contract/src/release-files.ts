import type { RemoteDescriptor } from './remotes.schema.ts'

/** Returns all files that a release consists of: those that pages load, and its source maps, which nobody gets. */
export const releaseFiles = ({ assets, maps = [] }: Pick<RemoteDescriptor, 'assets' | 'maps'>) => [...assets, ...maps]
