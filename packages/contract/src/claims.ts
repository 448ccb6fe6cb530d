import type { Incompatibility } from './compatibility.ts'
import type { RemoteDescriptor } from './remotes.schema.ts'
import { takenAddress } from './route-addresses.ts'

/** A remote with its claims: its routes and groups of search results, which no other remote of the system may have. */
export type Claim = Pick<RemoteDescriptor, 'name' | 'routes' | 'results'>

/**
 * Returns the conflicts of a release with releases of other remotes that have the same address or the same group of search
 * results. `others` are the releases that all or some people get.
 */
export function takenClaims(release: Claim, others: readonly Claim[]): Incompatibility[] {
  const [address, group] = [takenAddress(release, others), takenGroup(release, others)]
  return [
    ...(address ? [{ code: 'release_address_taken', params: address } as const] : []),
    ...(group ? [{ code: 'release_group_taken', params: group } as const] : []),
  ]
}

/** Returns the first group of the API's search that a release and another remote both have, and that remote. */
function takenGroup({ name, results = [] }: Claim, others: readonly Claim[]) {
  for (const { group, service } of results)
    for (const other of others)
      if (!service && other.name !== name && other.results?.some((result) => !result.service && result.group === group))
        return { grupo: group, modulo: other.name }
  return undefined
}
