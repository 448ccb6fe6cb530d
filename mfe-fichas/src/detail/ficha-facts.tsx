import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { programPath } from '@fichero/contract/paths'
import { FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { StatusBadge } from '@fichero/kit/table'
import { Anchor } from '@fichero/kit/ui'

/** The details of a ficha. An enabled ficha is shown as `abierta`. */
export function FichaFacts({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const open = ficha.estado === 'habilitado'
  const report = ficha.ultimo_reporte
  return (
    <FactList
      label={t('detail.facts')}
      facts={[
        [t('field.head'), ficha.nombre_jefe_ficha],
        [
          t('kit:label.program'),
          <Anchor key="program" component={Link} to={programPath(ficha.id_programa_formacion)} inherit>
            {ficha.programa_formacion}
          </Anchor>,
        ],
        [t('kit:label.level'), t(`kit:enum.level.${ficha.nivel}`)],
        [
          t('kit:label.state'),
          <StatusBadge key="state" tone={open ? 'green' : 'neutral'}>
            {open ? t('detail.open') : t('detail.closed')}
          </StatusBadge>,
        ],
        [t('field.category'), t(`category.${ficha.categoria}`)],
        [t('field.jornada'), t(`jornada.${ficha.jornada}`)],
        [t('field.oferta'), t(`oferta.${ficha.oferta}`)],
        [t('field.etapa'), t(`etapa.${ficha.etapa}`)],
        [t('field.inTraining'), format.number(ficha.total_aprendices_en_formacion)],
        [t('field.meanProgress'), format.percent(ficha.progreso)],
        [t('field.lectiveStart'), format.date(ficha.fecha_inicio_lectiva)],
        [t('field.lectiveEnd'), format.date(ficha.fecha_fin_lectiva)],
        [t('field.end'), format.date(ficha.fecha_fin_ficha)],
        [
          t('field.lastReport'),
          report
            ? t('detail.report', { date: format.date(report.fecha_reporte ?? report.fecha), file: report.archivo })
            : t('detail.noReport'),
          'wide',
        ],
      ]}
    />
  )
}
