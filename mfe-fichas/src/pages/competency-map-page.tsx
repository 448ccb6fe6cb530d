import { getCompetencyMap } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { useParams } from '@fichero/kit/router'
import { PartPage } from '../detail/part-page'
import { MapView } from '../map/map-view'

export function Page() {
  const { nroFicha = '' } = useParams()
  const query = useCall(getCompetencyMap, { params: { nroFicha } })
  return (
    <PartPage part="map" nroFicha={nroFicha} query={query}>
      {(map) => <MapView key={map.nro_ficha} map={map} />}
    </PartPage>
  )
}
