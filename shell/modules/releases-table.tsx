import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { CollapsibleRows } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable } from '@fichero/kit/table'
import { ActivateRelease } from './activate-release'
import classes from './modules.module.css'
import { ReleaseChanges } from './release-changes'
import { ReleaseFailures } from './release-failures'
import { ReleaseFit } from './release-fit'
import { ReleaseMark } from './release-mark'
import { inOrder } from './release-state'
import { WithdrawRelease } from './withdraw-release'

const FEW = 3

interface ReleasesTableProps {
  remote: ManagedRemote
  title: string
  headingId: string
}

export function ReleasesTable({ remote, title, headingId }: ReleasesTableProps) {
  const { t } = useTranslation('modules')
  const { dateTime, fileSize } = useFormat()
  const columns: Column<Release>[] = [
    {
      id: 'release',
      header: t('column.release'),
      cell: (release) => (
        <>
          <span className={classes.version}>{release.version}</span>
          <code className={classes.under}>{release.hash.slice(0, 8)}</code>
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
          <span className={classes.under}>{autor ?? t('withSystem')}</span>
          <span className={classes.under}>{fileSize(tamano)}</span>
        </>
      ),
    },
    {
      id: 'changes',
      header: t('column.changes'),
      cell: ({ cambios }) => <ReleaseChanges changes={cambios} />,
    },
    { id: 'fit', header: t('column.fit'), cell: (release) => <ReleaseFit release={release} /> },
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
          <ActivateRelease remote={remote} release={release} title={title} headingId={headingId} />
          <WithdrawRelease remote={remote} release={release} title={title} headingId={headingId} />
        </div>
      ),
    },
  ]
  const { releases, inUse } = inOrder(remote)
  const { length: count } = releases
  return (
    <CollapsibleRows rows={releases} few={Math.max(FEW, inUse)} moreLabel={t('all', { count })}>
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
