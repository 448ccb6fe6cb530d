import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { useTranslation } from '@fichero/kit/i18n'
import classes from './modules.module.css'
import { ClaimLists } from './release-claims'

/** What of a release people notice, against the active one, and behind it everything that it claims. */
export function ReleaseChanges({ remote, release }: { remote: ManagedRemote; release: Release }) {
  const { t } = useTranslation('modules')
  return (
    <div className={classes.claims}>
      {release.hash === remote.activa ? (
        <span className={classes.under}>{t('change.active')}</span>
      ) : (
        <Noticed {...release} />
      )}
      <details>
        <summary>{t('change.details')}</summary>
        <p className={classes.under}>
          {t('change.hash')} <code>{release.hash}</code>
        </p>
        <ClaimLists claims={release.declara} which="all" />
      </details>
    </div>
  )
}

function Noticed({ declara }: Release) {
  const { t } = useTranslation('modules')
  const hasChanges = Object.values(declara).some((entries) => entries.some(({ nueva, quitada }) => nueva || quitada))
  if (!hasChanges) return <span className={classes.under}>{t('change.none')}</span>
  return (
    <>
      <ClaimLists claims={declara} which="new" />
      <ClaimLists claims={declara} which="gone" />
    </>
  )
}
