import { actionsOf, sectionsOf } from '@fichero/contract/named-parts'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'

type Remote = Pick<RemoteDescriptor, 'name' | 'places'>
type May = (access: string) => boolean

/** A part with the name of the remote that declares it. */
type Declared<Part> = Part & { remote: string }

/** Returns the sections for an extension slot (`place`) that the user `may` see, sorted by order, then by the remote's name. */
export const sectionsAt = (remotes: Remote[], place: string, may: May) => partsAt(remotes, sectionsOf, place, may)

/** Returns the links for an extension slot, filtered and sorted in the same way. */
export const actionsAt = (remotes: Remote[], place: string, may: May) => partsAt(remotes, actionsOf, place, may)

/** Returns the parts of all remotes for an extension slot that the user may see, sorted. */
function partsAt<Part extends { place: string; access: string; order: number }>(
  remotes: Remote[],
  partsOf: (remote: Remote) => Part[],
  place: string,
  may: May,
): Declared<Part>[] {
  return remotes
    .flatMap((remote) => partsOf(remote).map((part) => ({ ...part, remote: remote.name })))
    .filter((part) => part.place === place && may(part.access))
    .sort((a, b) => a.order - b.order || a.remote.localeCompare(b.remote))
}
