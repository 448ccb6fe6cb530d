import { getCompetencyMap } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { Skeleton } from '@fichero/kit/ui'
import { SectionPage } from '../detail/section-page'
import { MapView } from '../map/map-view'

export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  const query = useCall(getCompetencyMap, { params: { nroFicha } })
  return (
    <SectionPage section="map">
      {() => (
        <QueryView query={query} skeleton={<Skeleton height={420} />} errorTitle={t('map.failed')}>
          {(map) => <MapView key={map.nro_ficha} map={map} />}
        </QueryView>
      )}
    </SectionPage>
  )
}
