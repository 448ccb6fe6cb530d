import { getCompetencyMap } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { SectionPage } from '../detail/section-page'
import { MapSkeleton } from '../map/map-skeleton'
import { MapView } from '../map/map-view'

export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  const query = useCall(getCompetencyMap, { params: { nroFicha } })
  return (
    <SectionPage section="map" skeleton={<MapSkeleton />}>
      {() => (
        <QueryView query={query} skeleton={<MapSkeleton />} errorTitle={t('map.failed')}>
          {(map) => <MapView key={map.nro_ficha} map={map} />}
        </QueryView>
      )}
    </SectionPage>
  )
}
