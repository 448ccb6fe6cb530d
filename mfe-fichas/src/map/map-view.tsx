import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { fichaPath, missingPath } from '@fichero/contract/paths'
import { EmptyState } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { IconPrinter } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { PartHeader } from '../detail/part-header'
import { MapBody } from './map-body'
import classes from './map-view.module.css'

export function MapView({ map }: { map: CompetencyMapAnswer }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { nro_ficha, ultimo_reporte: report } = map
  const hasCells = report !== null && map.competencias.length > 0 && map.aprendices.length > 0
  return (
    <div className={classes.page}>
      <PartHeader
        ficha={map}
        title={t('map.title')}
        actions={
          hasCells && (
            <>
              <Button variant="default" component={Link} to={missingPath(nro_ficha)}>
                {t('missing.counted', { number: format.number(map.faltan) })}
              </Button>
              <Button variant="default" leftSection={<IconPrinter />} onClick={() => window.print()}>
                {t('print.action')}
              </Button>
            </>
          )
        }
      />
      {hasCells ? (
        <MapBody map={map} />
      ) : (
        <EmptyState
          title={report ? t('map.nothing') : t('map.noReport')}
          action={
            <Button component={Link} to={fichaPath(nro_ficha)}>
              {t('map.toFicha')}
            </Button>
          }
        >
          {report ? t('map.nothingHelp') : t('map.noReportHelp')}
        </EmptyState>
      )}
      {report && (
        <p className={classes.source}>
          {t('print.date', { date: format.dateTime(new Date().toISOString()) })}{' '}
          {t('print.source', { file: report.archivo, date: format.date(report.fecha_reporte ?? report.fecha) })}
        </p>
      )}
    </div>
  )
}
