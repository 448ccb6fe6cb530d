import { listLoaders } from '@fichero/contract/calls/dashboard.calls'
import { instructorPath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'

/** Who loads reports, for who may not. */
export function WhoLoads() {
  const { t } = useTranslation('fichas')
  const mayLoad = useCan('fichas:import-evaluations')
  const loaders = useCall(listLoaders, undefined, { enabled: !mayLoad }).data
  if (mayLoad || !loaders || loaders.total === 0) return null
  const { personas, total } = loaders
  return (
    <p>
      {t('own.whoLoads')}{' '}
      {personas.map(({ id, nombre, apellido }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={instructorPath(id)}>
            {nombre} {apellido}
          </Link>
        </span>
      ))}
      {total > personas.length && ` ${t('own.moreLoad', { count: total - personas.length })}`}
    </p>
  )
}
