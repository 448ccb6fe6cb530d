import { listLoaders } from '@fichero/contract/calls/dashboard.calls'
import { instructorPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'

/** Names the people who may import reports, for users who may not. */
export function ReportImporters() {
  const { t } = useTranslation('fichas')
  const mayImport = useCan('fichas:import-evaluations')
  const loaders = useCall(listLoaders, undefined, { enabled: !mayImport }).data
  if (mayImport || !loaders || loaders.total === 0) return null
  const { personas, total } = loaders
  return (
    <p>
      {t('own.whoLoads')}{' '}
      {personas.map(({ id, nombre, apellido }, index) => (
        <span key={id}>
          {index > 0 && <span>, </span>}
          <Link to={instructorPath(id)} translate="no">
            {fullName({ nombre, apellido })}
          </Link>
        </span>
      ))}
      {total > personas.length && <span>{` ${t('own.moreLoad', { count: total - personas.length })}`}</span>}
    </p>
  )
}
