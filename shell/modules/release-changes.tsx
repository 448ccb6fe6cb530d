import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
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
      <Details {...release} />
    </div>
  )
}

/** Drawn when it is asked for: a list has many releases, and each may have a hundred lines. */
function Details({ hash, declara }: Release) {
  const { t } = useTranslation('modules')
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('change.details')}</summary>
      {isOpen && (
        <>
          <p className={classes.under}>
            {t('change.hash')} <code>{hash}</code>
          </p>
          <ClaimLists claims={declara} which="all" />
        </>
      )}
    </details>
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
