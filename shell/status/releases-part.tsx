import { PATHS } from '@fichero/contract/paths'
import type { StatusRelease, SystemStatus } from '@fichero/contract/status.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable, StatusBadge } from '@fichero/kit/table'
import { Part } from './part'
import classes from './status.module.css'

/** The active release of each module. The page `/modulos` has the actions. */
export function ReleasesPart({ modulos }: Pick<SystemStatus, 'modulos'>) {
  const { t, i18n } = useTranslation('status')
  const { number } = useFormat()
  const columns: Column<StatusRelease>[] = [
    {
      id: 'module',
      header: t('releases.module'),
      cell: ({ titulo }) => <Link to={PATHS.modules}>{i18n.language === 'en' ? titulo.en : titulo.es}</Link>,
    },
    {
      id: 'state',
      header: t('releases.state'),
      cell: ({ falla }) => (
        <StatusBadge tone={falla ? 'orange' : 'green'}>{t(falla ? 'releases.fails' : 'releases.works')}</StatusBadge>
      ),
    },
    { id: 'version', header: t('releases.version'), cell: ({ version }) => version },
    { id: 'failures', header: t('releases.failures'), align: 'right', cell: ({ fallos }) => number(fallos) },
  ]
  return (
    <Part title={t('releases.title')} data={modulos}>
      {(rows) => (
        <DataTable
          caption={t('releases.title')}
          columns={columns}
          rows={rows}
          rowKey={({ nombre }) => nombre}
          empty={<p className={classes.silent}>{t('releases.none')}</p>}
        />
      )}
    </Part>
  )
}
