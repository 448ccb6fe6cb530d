import type { Etapa, FichaCategory } from '@fichero/contract/enums'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { instructorPath, programPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor } from '@fichero/kit/ui'
import { FactGroups } from './fact-groups'
import { shortFileName } from './short-file-name'
import { useStage } from './use-stage'

/** The stage that follows from the dates; of a ficha that has ended the last one. */
const STAGES: Record<FichaCategory, Etapa> = {
  en_proceso: 'lectiva',
  en_practicas: 'productiva',
  finalizadas: 'productiva',
}

/** The details of a ficha by what they answer. The stage is told by the dates, and what is written only where it differs. */
export function FichaFacts({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const versionName = useVersionName()
  const format = useFormat()
  const stage = useStage()
  const report = ficha.ultimo_reporte
  const isOther = ficha.etapa !== STAGES[ficha.categoria]
  return (
    <FactGroups
      label={t('detail.facts')}
      groups={[
        {
          title: t('detail.group.who'),
          facts: [
            [
              t('field.head'),
              <Anchor key="head" component={Link} to={instructorPath(ficha.id_usuario_jefe)} inherit>
                {ficha.nombre_jefe_ficha}
              </Anchor>,
            ],
            [
              t('kit:label.program'),
              <Anchor key="program" component={Link} to={programPath(ficha.id_programa_formacion)} inherit>
                <SofiaText>{versionName(ficha.programa_formacion, ficha.version_programa)}</SofiaText>
              </Anchor>,
            ],
            [t('kit:label.level'), t(`kit:enum.level.${ficha.nivel}`)],
            [t('kit:label.state'), t(`recordState.${ficha.estado}`)],
          ],
        },
        {
          title: t('detail.group.kind'),
          facts: [
            [t('field.jornada'), t(`jornada.${ficha.jornada}`)],
            [t('field.oferta'), t(`oferta.${ficha.oferta}`)],
          ],
        },
        {
          title: t('detail.group.dates'),
          facts: [
            [t('field.etapa'), stage(ficha)],
            ...(isOther ? ([[t('field.etapaWritten'), t(`etapa.${ficha.etapa}`)]] satisfies [string, string][]) : []),
            [t('field.lectiveStart'), format.date(ficha.fecha_inicio_lectiva)],
            [t('field.lectiveEnd'), format.date(ficha.fecha_fin_lectiva)],
            [t('field.end'), format.date(ficha.fecha_fin_ficha)],
          ],
        },
        {
          title: t('detail.group.progress'),
          facts: [
            [t('field.inTraining'), format.number(ficha.total_aprendices_en_formacion)],
            [t('field.meanProgress'), report ? format.percent(ficha.progreso) : t('kit:readiness.sin_reporte')],
            [t('field.lastReport'), report ? <LastReport key="report" {...report} /> : t('detail.noReport')],
          ],
        },
      ]}
    />
  )
}

function LastReport({ archivo, fecha, fecha_reporte }: NonNullable<FichaAnswer['ultimo_reporte']>) {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  return (
    <span title={archivo}>
      {t('detail.report', { date: date(fecha_reporte ?? fecha), file: shortFileName(archivo) })}
    </span>
  )
}
