import { getCompetencyMap } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { FichaSkeleton } from '../detail/ficha-skeleton'
import { MapView } from '../map/map-view'
import { isUnknown, NotFound } from '../not-found/not-found'

export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  usePageTitle(t('map.titleOf', { nro_ficha: nroFicha }))
  const query = useCall(getCompetencyMap, { params: { nroFicha } })
  if (query.data === undefined && isUnknown(query.error))
    return (
      <NotFound kind={t('map.title')} title={t('notFound.ficha', { nro_ficha: nroFicha })}>
        {t('notFound.fichaHelp')}
      </NotFound>
    )
  return (
    <QueryView query={query} skeleton={<FichaSkeleton />} errorTitle={t('map.failed')}>
      {(map) => <MapView key={map.nro_ficha} map={map} />}
    </QueryView>
  )
}
