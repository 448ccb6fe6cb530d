import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { instructorPath, programPath } from '@fichero/contract/paths'
import { useCentres } from '@fichero/kit/api'
import { SofiaText, useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Anchor } from '@fichero/kit/ui'
import { type FactGroup, FactGroups } from './fact-groups'
import { StageFact } from './stage-fact'

/** The details of a ficha, grouped by topic. */
export function FichaFacts({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const versionName = useVersionName()
  const format = useFormat()
  const hasCentres = useCentres().length > 0
  const report = ficha.ultimo_reporte
  const centre: FactGroup['facts'][number] = [
    t('centre.label'),
    <span key="centre" translate={ficha.centro ? 'no' : undefined}>
      {ficha.centro?.nombre ?? t('centre.none')}
    </span>,
  ]
  return (
    <FactGroups
      label={t('detail.facts')}
      groups={[
        {
          title: t('detail.group.who'),
          facts: [
            [
              t('kit:label.jefe'),
              <Anchor key="head" component={Link} to={instructorPath(ficha.id_usuario_jefe)} inherit translate="no">
                {ficha.nombre_jefe_ficha}
              </Anchor>,
            ],
            [
              t('kit:label.programa'),
              <Anchor key="program" component={Link} to={programPath(ficha.id_programa_formacion)} inherit>
                <SofiaText>{versionName(ficha.programa_formacion, ficha.version_programa)}</SofiaText>
              </Anchor>,
            ],
            [t('kit:label.nivel'), t(`kit:value.nivel.${ficha.nivel}`)],
            [t('kit:label.estado'), t(`recordState.${ficha.estado}`)],
            ...(hasCentres ? [centre] : []),
          ],
        },
        {
          title: t('detail.group.kind'),
          facts: [
            [t('kit:label.jornada'), t(`kit:value.jornada.${ficha.jornada}`)],
            [t('kit:label.oferta'), t(`kit:value.oferta.${ficha.oferta}`)],
          ],
        },
        {
          title: t('detail.group.dates'),
          facts: [
            [t('kit:label.etapa'), <StageFact key="stage" ficha={ficha} />],
            [t('kit:label.fecha_inicio_lectiva'), format.date(ficha.fecha_inicio_lectiva)],
            [t('kit:label.fecha_fin_lectiva'), format.date(ficha.fecha_fin_lectiva)],
            [t('kit:label.fecha_fin_ficha'), format.date(ficha.fecha_fin_ficha)],
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

/** The number of characters that remain at the start and at the end of a shortened name. */
const START = 40
const END = 16

/** Shortens a long file name in the middle, because the end of the name has the ficha's number and the extension. */
export function shortFileName(name: string): string {
  const letters = [...name]
  return letters.length <= START + END + 1
    ? name
    : `${letters.slice(0, START).join('').trimEnd()}…${letters.slice(-END).join('').trimStart()}`
}
