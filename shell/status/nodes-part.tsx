import type { StatusNode, SystemStatus } from '@fichero/contract/status.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, StatusBadge } from '@fichero/kit/table'
import { Part } from './part'
import classes from './status.module.css'

/** The server processes that answer requests. */
export function NodesPart({ nodos }: Pick<SystemStatus, 'nodos'>) {
  const { t } = useTranslation('status')
  const { dateTime } = useFormat()
  const columns: Column<StatusNode>[] = [
    {
      id: 'node',
      header: t('nodes.node'),
      cell: ({ nombre, proceso }) => (
        <>
          <span className={classes.name}>{nombre}</span>
          <span className={classes.under}>{t('nodes.process', { proceso })}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('nodes.state'),
      cell: ({ vive }) => (
        <StatusBadge tone={vive ? 'green' : 'orange'}>{t(vive ? 'nodes.runs' : 'nodes.silent')}</StatusBadge>
      ),
    },
    { id: 'version', header: t('nodes.version'), cell: ({ version }) => version },
    { id: 'start', header: t('nodes.start'), role: 'date', cell: ({ inicio }) => dateTime(inicio) },
    { id: 'sign', header: t('nodes.sign'), role: 'date', cell: ({ senal }) => dateTime(senal) },
    { id: 'redis', header: 'Redis', cell: ({ redis }) => t(redis ? 'nodes.redis' : 'nodes.noRedis') },
  ]
  return (
    <Part title={t('nodes.title')} data={nodos}>
      {(rows) => (
        <DataTable
          caption={t('nodes.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<p className={classes.silent}>{t('nodes.none')}</p>}
        />
      )}
    </Part>
  )
}
