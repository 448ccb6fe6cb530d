import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { linksAt } from '@fichero/kit/host'
import { labelIn } from '../remotes/views/use-label'

/** The page that opens dropped files. */
export interface FilesEntry {
  path: string
  label: string
}

/** Returns the page for files that this user may open and that comes first in `order`, of all remotes that declare one. */
export function filesEntry(
  remotes: RemoteDescriptor[],
  may: (access: string) => boolean,
  language: string,
): FilesEntry | undefined {
  const [first] = linksAt(remotes, 'drop', may)
  return first && { path: first.path, label: labelIn(remotes, first.remote, first.labelKey, language) }
}
