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

/** How many a short list shows. */
const FEW = 3

/**
 * Those in use first, then the newest, and how many a short list shows: those in use and that of `asked`, whose question
 * is open, so that no question closes by itself. It stays where the list no longer has it: nothing may be done with it.
 */
export function inOrder(remote: ManagedRemote, asked?: Release): { releases: Release[]; few: number } {
  const { activa, anterior, candidata, lanzamientos } = remote
  const used = [candidata?.hash, activa, anterior].flatMap((hash) => findRelease(remote, hash) ?? [])
  const gone =
    asked && !findRelease(remote, asked.hash) ? [{ ...asked, can: { activate: false, withdraw: false } }] : []
  const releases = [...used, ...gone, ...lanzamientos.filter((release) => !used.includes(release))]
  const place = releases.findIndex(({ hash }) => hash === asked?.hash)
  return { releases, few: Math.max(FEW, used.length, place + 1) }
}

/** As people tell releases apart: by the version. Older ones may share it, and then have their hash too. */
export function releaseName({ lanzamientos }: Pick<ManagedRemote, 'lanzamientos'>, { version, hash }: Release): string {
  const isShared = lanzamientos.some((other) => other.version === version && other.hash !== hash)
  return isShared ? `${version} · ${hash.slice(0, 8)}` : version
}

export const failuresOf = ({ fallos }: Release) => fallos.reduce((sum, { numero }) => sum + numero, 0)
