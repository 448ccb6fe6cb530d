import type { Incompatibility } from './compatibility.ts'
import type { RemoteDescriptor } from './remotes.schema.ts'
import { takenAddress } from './route-addresses.ts'

/** A remote with what a release of it takes of what there is once in a system. */
export type Claim = Pick<RemoteDescriptor, 'name' | 'routes' | 'results'>

/** Returns what a release claims although a release of another remote, which some people or all get, has it. */
export function takenClaims(release: Claim, others: readonly Claim[]): Incompatibility[] {
  const [address, group] = [takenAddress(release, others), takenGroup(release, others)]
  return [
    ...(address ? [{ code: 'release_address_taken', params: address } as const] : []),
    ...(group ? [{ code: 'release_group_taken', params: group } as const] : []),
  ]
}

function takenGroup({ name, results = [] }: Claim, others: readonly Claim[]) {
  for (const { group } of results)
    for (const other of others)
      if (other.name !== name && other.results?.some((result) => result.group === group))
        return { grupo: group, modulo: other.name }
  return undefined
}
