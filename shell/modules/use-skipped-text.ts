import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { findRelease, releaseName } from './release-state'

/** Returns a function that says which releases a rollback skips and why, and which one it uses instead; empty if it skips none. */
export function useSkippedText() {
  const { t } = useTranslation('modules')
  return (remote: ManagedRemote): string => {
    const { omitidas, respaldo } = remote
    // A node of the former version does not send `omitidas` during a rolling upgrade.
    if (!omitidas?.length) return ''
    const nameOf = (hash: string | null, version = '') => {
      const release = findRelease(remote, hash)
      return release ? releaseName(remote, release) : version
    }
    return [
      ...omitidas.map(({ hash, version, motivo }) => t(`skipped.${motivo}`, { release: nameOf(hash, version) })),
      t(respaldo ? 'skipped.fallback' : 'skipped.noFallback', { release: nameOf(respaldo) }),
    ].join(' ')
  }
}
