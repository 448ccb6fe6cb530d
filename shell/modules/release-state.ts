import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'

export type ReleaseState = 'active' | 'candidate' | 'previous' | 'withdrawn' | 'unfit' | 'stored'

/** What a release is to its remote now; the first that holds. */
export function stateOf({ activa, anterior, candidata }: ManagedRemote, release: Release): ReleaseState {
  const { hash, retirada, problemas } = release
  if (hash === activa) return 'active'
  if (hash === candidata?.hash) return 'candidate'
  if (retirada) return 'withdrawn'
  if (problemas.length > 0) return 'unfit'
  return hash === anterior ? 'previous' : 'stored'
}

export const findRelease = ({ lanzamientos }: ManagedRemote, hash: string | null | undefined) =>
  lanzamientos.find((release) => release.hash === hash)

/** Those in use first, then the newest: what a short list shows. */
export function inOrder(remote: ManagedRemote): { releases: Release[]; inUse: number } {
  const { activa, anterior, candidata, lanzamientos } = remote
  const used = [candidata?.hash, activa, anterior].flatMap((hash) => findRelease(remote, hash) ?? [])
  return {
    releases: [...used, ...lanzamientos.filter((release) => !used.includes(release))],
    inUse: used.length,
  }
}

/** As people tell releases of one version apart. */
export const releaseName = ({ version, hash }: Pick<Release, 'version' | 'hash'>) => `${version} · ${hash.slice(0, 8)}`

export const failuresOf = ({ fallos }: Release) => fallos.reduce((sum, { numero }) => sum + numero, 0)
