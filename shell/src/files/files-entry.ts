import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { labelOf } from '../remotes/views/use-label'

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
  const [first] = remotes
    .flatMap((remote) => (remote.files ? [{ remote, entry: remote.files }] : []))
    .filter(({ entry }) => may(entry.access))
    .sort((a, b) => a.entry.order - b.entry.order)
  return first && { path: first.entry.path, label: labelOf(first.remote, first.entry.labelKey, language) }
}
