import type { RemoteDescriptor } from './remotes.schema.ts'

/** Returns the size of the scripts and styles of a release, in bytes before compression. */
export const codeSize = ({ assets }: Pick<RemoteDescriptor, 'assets'>): number =>
  assets.filter(({ file }) => /\.(js|css)$/.test(file)).reduce((total, { size }) => total + size, 0)
