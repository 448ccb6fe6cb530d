import type { RemoteDescriptor } from './remotes.schema.ts'

type Files = Pick<RemoteDescriptor, 'assets' | 'maps'>

/** Returns all files of a release: the files that pages load, and its source maps, which the server never sends. */
export const releaseFiles = ({ assets, maps = [] }: Files) => [...assets, ...maps]

/**
 * Returns the parts of the archive in which a release is sent: the descriptor as one line of JSON, then the contents of its
 * files, in the order and with the sizes of the descriptor.
 */
export const releaseArchive = <Content>(
  descriptor: Files,
  contentOf: (file: string) => Content,
): (string | Content)[] => [
  `${JSON.stringify(descriptor)}\n`,
  ...releaseFiles(descriptor).map(({ file }) => contentOf(file)),
]
