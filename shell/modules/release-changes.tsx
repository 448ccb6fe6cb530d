import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
import classes from './modules.module.css'
import { ClaimLists } from './release-claims'
import { ReleaseFigures } from './release-figures'

/** What changes for users if a release replaces the active one, and a collapsed list of everything that the release declares. */
export function ReleaseChanges({ remote, release }: { remote: ManagedRemote; release: Release }) {
  const { t } = useTranslation('modules')
  return (
    <div className={classes.claims}>
      {release.hash === remote.activa ? (
        <span className={classes.under}>{t('change.active')}</span>
      ) : (
        <VisibleChanges {...release} />
      )}
      <Details remote={remote} release={release} />
    </div>
  )
}

/** Renders figures and lists only when opened: the table has many releases, and each may declare a hundred entries. */
function Details({ remote, release }: { remote: ManagedRemote; release: Release }) {
  const { t } = useTranslation('modules')
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('change.details')}</summary>
      {isOpen && (
        <>
          <p className={classes.under}>
            {t('change.hash')} <code>{release.hash}</code>
          </p>
          <ReleaseFigures remote={remote} release={release} />
          <ClaimLists claims={release.declara} which="all" />
        </>
      )}
    </details>
  )
}

function VisibleChanges({ declara }: Release) {
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
