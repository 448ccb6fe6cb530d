import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { MapBody } from './map-body'

/** The competency map of a ficha, or an empty state. */
export function MapView({ map }: { map: CompetencyMapAnswer }) {
  const { t } = useTranslation('fichas')
  const hasReport = map.ultimo_reporte !== null
  if (hasReport && map.competencias.length > 0 && map.aprendices.length > 0) return <MapBody map={map} />
  return (
    <EmptyState title={hasReport ? t('map.nothing') : t('map.noReport')}>
      {hasReport ? t('map.nothingHelp') : t('map.noReportHelp')}
    </EmptyState>
  )
}
