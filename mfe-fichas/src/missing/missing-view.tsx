import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { MissingBody } from './missing-body'

/** The outcomes that the people of a ficha lack, or an empty state. */
export function MissingView({ missing }: { missing: MissingAnswer }) {
  const { t } = useTranslation('fichas')
  if (missing.totales.faltan > 0) return <MissingBody missing={missing} />
  const hasReport = missing.ultimo_reporte !== null
  return (
    <EmptyState title={hasReport ? t('missing.nothing') : t('map.noReport')}>
      {hasReport ? t('missing.nothingHelp') : t('missing.noReportHelp')}
    </EmptyState>
  )
}
