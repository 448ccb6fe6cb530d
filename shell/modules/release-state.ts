import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'

/** `unfit`: incompatible with this system. `stored`: published, and currently not used. */
export type ReleaseState = 'active' | 'candidate' | 'previous' | 'withdrawn' | 'unfit' | 'stored'

/** Returns the state of a release in its remote; the first match wins. */
export function stateOf({ activa, anterior, candidata }: ManagedRemote, release: Release): ReleaseState {
  const { hash, retirada, problemas } = release
  if (hash === activa) return 'active'
  if (hash === candidata?.hash) return 'candidate'
  if (retirada) return 'withdrawn'
  if (problemas.length > 0) return 'unfit'
  return hash === anterior ? 'previous' : 'stored'
}

/** Returns a release of a remote by its hash; undefined if the remote has no such release. */
export const findRelease = ({ lanzamientos }: ManagedRemote, hash: string | null | undefined) =>
  lanzamientos.find((release) => release.hash === hash)

/** Whether people get the release now: it is active or on trial. */
export const isInUse = ({ activa, candidata }: ManagedRemote, { hash }: Release) =>
  hash === activa || hash === candidata?.hash

/** Minimum number of releases in the collapsed list. */
const MIN_COLLAPSED = 3

/**
 * Sorts the releases: the releases in use first, then the newest. `collapsedCount` is the number of releases that the collapsed
 * list shows. They include `inDialog`, the release whose dialog is open, because removing its row would close the dialog. If the
 * API no longer lists `inDialog`, that release stays in the list and allows no action.
 */
export function inOrder(remote: ManagedRemote, inDialog?: Release): { releases: Release[]; collapsedCount: number } {
  const { activa, anterior, respaldo, candidata, lanzamientos } = remote
  const inUse = [...new Set([candidata?.hash, activa, anterior, respaldo])].flatMap(
    (hash) => findRelease(remote, hash) ?? [],
  )
  const unlisted =
    inDialog && !findRelease(remote, inDialog.hash) ? [{ ...inDialog, can: { activate: false, withdraw: false } }] : []
  const releases = [...inUse, ...unlisted, ...lanzamientos.filter((release) => !inUse.includes(release))]
  const index = releases.findIndex(({ hash }) => hash === inDialog?.hash)
  return { releases, collapsedCount: Math.max(MIN_COLLAPSED, inUse.length, index + 1) }
}

/** Returns the version of a release, with a short hash if another release has the same version. */
export function releaseName({ lanzamientos }: Pick<ManagedRemote, 'lanzamientos'>, { version, hash }: Release): string {
  const isShared = lanzamientos.some((other) => other.version === version && other.hash !== hash)
  return isShared ? `${version} · ${hash.slice(0, 8)}` : version
}

/** Returns the number of failures of a release that browsers reported. */
export const failuresOf = ({ fallos }: Release) => fallos.reduce((sum, { numero }) => sum + numero, 0)
