import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { fichaPath, missingPath, PATHS } from '@fichero/contract/paths'
import { EmptyState, PageHeader } from '@fichero/kit/frame'
import { useFormat, useProgramName, useTranslation } from '@fichero/kit/i18n'
import { IconPrinter } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { MapBody } from './map-body'
import classes from './map-view.module.css'

export function MapView({ map }: { map: CompetencyMapAnswer }) {
  const { t } = useTranslation('fichas')
  const programName = useProgramName()
  const format = useFormat()
  const { nro_ficha, ultimo_reporte: report } = map
  const hasCells = report !== null && map.competencias.length > 0 && map.aprendices.length > 0
  return (
    <div className={classes.page}>
      <PageHeader
        tab={t('detail.named', { nro_ficha })}
        isTabInTitle
        title={t('map.title')}
        description={programName(map.programa_formacion)}
        breadcrumbs={[
          { label: t('list.title'), to: `${PATHS.fichas}?programId=${map.id_programa_formacion}` },
          { label: String(nro_ficha), to: fichaPath(nro_ficha) },
          { label: t('map.title') },
        ]}
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
