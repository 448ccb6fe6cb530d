import type { NextRelease } from '@fichero/contract/next-release.schema'
import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { CollapsibleRows } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable } from '@fichero/kit/table'
import { useState } from 'react'
import { ActivateRelease } from './activate-release'
import classes from './modules.module.css'
import { ReleaseChanges } from './release-changes'
import { NextCompatibility, ReleaseCompatibility } from './release-compatibility'
import { ReleaseFailures } from './release-failures'
import { ReleaseMark } from './release-mark'
import { findRelease, inOrder, isInUse } from './release-state'
import { useReturnedFocus } from './use-returned-focus'
import { WithdrawRelease } from './withdraw-release'

interface ReleasesTableProps {
  remote: ManagedRemote
  /** The announced next release of the system. */
  next: NextRelease | null
  title: string
  headingId: string
}

export function ReleasesTable({ remote, next, title, headingId }: ReleasesTableProps) {
  const { t } = useTranslation('modules')
  const { dateTime, fileSize } = useFormat()
  const [inDialog, setInDialog] = useState<Release>()
  const focusHeading = useReturnedFocus(headingId, !inDialog)
  const onDialogChange = (release: Release) => (isOpen: boolean) => {
    setInDialog(isOpen ? release : undefined)
    if (!isOpen && !findRelease(remote, release.hash)) focusHeading()
  }
  const columns: Column<Release>[] = [
    {
      id: 'release',
      header: t('column.release'),
      cell: (release) => (
        <>
          <span className={classes.version}>{release.version}</span>
          <ReleaseMark remote={remote} release={release} />
        </>
      ),
    },
    {
      id: 'published',
      header: t('column.published'),
      cell: ({ fecha, autor, tamano }) => (
        <>
          <span className={classes.date}>{dateTime(fecha)}</span>
          <span className={classes.under} translate={autor ? 'no' : undefined}>
            {autor ?? t('withSystem')}
          </span>
          <span className={classes.under}>{fileSize(tamano)}</span>
        </>
      ),
    },
    {
      id: 'changes',
      header: t('column.changes'),
      cell: (release) => <ReleaseChanges remote={remote} release={release} />,
    },
    {
      id: 'fit',
      header: t('column.fit'),
      cell: (release) => (
        <>
          <ReleaseCompatibility release={release} />
          {next && isInUse(remote, release) && <NextCompatibility release={release} next={next} />}
        </>
      ),
    },
    {
      id: 'failures',
      header: t('column.failures'),
      cell: (release) => <ReleaseFailures release={release} />,
    },
    {
      id: 'actions',
      header: t('kit:actions'),
      align: 'right',
      cell: (release) => (
        <div className={classes.actions}>
          {(release.hash === remote.activa || !release.can.activate) && !release.can.withdraw && (
            <span className={classes.under}>—</span>
          )}
          <ActivateRelease {...{ remote, release, title, headingId }} onDialogChange={onDialogChange(release)} />
          <WithdrawRelease {...{ remote, release, title, headingId }} onDialogChange={onDialogChange(release)} />
        </div>
      ),
    },
  ]
  const { releases, collapsedCount } = inOrder(remote, inDialog)
  const { length: count } = releases
  return (
    <CollapsibleRows rows={releases} few={collapsedCount} moreLabel={t('all', { count })}>
      {(rows) => (
        <DataTable
          caption={t('releasesOf', { title })}
          columns={columns}
          rows={rows}
          rowKey={({ hash }) => hash}
          empty={<p className={classes.under}>{t('noReleases')}</p>}
        />
      )}
    </CollapsibleRows>
  )
}
