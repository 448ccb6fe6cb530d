import { getCompetencyMap } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton } from '@fichero/kit/ui'
import classes from '../competency-map/map-body.module.css'
import { MapView } from '../competency-map/map-view'
import { SectionPage } from '../detail/section-page'

/** The section of a ficha with the competency map. */
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

const MapSkeleton = () => (
  <>
    <div className={classes.tools}>
      <Skeleton height={36} width={320} />
      <div className={classes.aside}>
        <Skeleton height={12} width={160} />
        <Skeleton height={36} width={160} />
      </div>
    </div>
    <TableSkeleton rows={12} />
  </>
)
