import type { RemoteLink, RemotePart } from '@fichero/contract/remotes.schema'

/** A descriptor or a definition: they declare first calls differently. */
interface Remote {
  name: string
  links: RemoteLink[]
  parts: (Omit<RemotePart, 'first'> & { first?: unknown })[]
}
type May = (access: string) => boolean

/** Returns the links in a slot that the user `may` see, sorted by order, then by the name of their remote. */
export const linksAt = <R extends Pick<Remote, 'name' | 'links'>>(remotes: R[], slot: string, may: May) =>
  shownAt<RemoteLink, R>(remotes, ({ links }) => links, slot, may)

/** Returns the parts in a slot, filtered and sorted in the same way. */
export const partsAt = <R extends Pick<Remote, 'name' | 'parts'>>(remotes: R[], slot: string, may: May) =>
  shownAt<R['parts'][number], R>(remotes, ({ parts }) => parts, slot, may)

function shownAt<
  Entry extends { slot: string; access: string; notFor?: string | undefined; order: number },
  R extends { name: string },
>(remotes: R[], entriesOf: (remote: R) => Entry[], slot: string, may: May) {
  return remotes
    .flatMap((remote) => entriesOf(remote).map((entry) => ({ ...entry, remote: remote.name })))
    .filter((entry) => entry.slot === slot && may(entry.access) && !(entry.notFor && may(entry.notFor)))
    .sort((a, b) => a.order - b.order || a.remote.localeCompare(b.remote))
}
