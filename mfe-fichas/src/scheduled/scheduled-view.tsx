import type { LastReport } from '@fichero/contract/imports.schema'
import type { ScheduledInstructorsAnswer } from '@fichero/contract/scheduled-instructors.schema'
import { FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Stack } from '@fichero/kit/ui'
import { ScheduledTable } from './scheduled-table'

interface ScheduledViewProps {
  answer: ScheduledInstructorsAnswer
  /** The report that the answer comes from. */
  report: LastReport
}

/** The totals of a ficha's report of instructors, and its instructors by competency. */
export function ScheduledView({ answer, report }: ScheduledViewProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { nro_ficha, competencias, totales } = answer
  const { fecha_reporte, fecha } = report
  return (
    <Stack gap="lg">
      <FactList
        label={t('scheduled.facts')}
        facts={[
          [
            t('scheduled.report'),
            fecha_reporte === null
              ? t('scheduled.noDate', { fecha: format.dateTime(fecha) })
              : format.date(fecha_reporte),
          ],
          [t('scheduled.without'), format.number(totales.sin_instructor)],
          [t('scheduled.people'), format.number(totales.instructores)],
          [t('scheduled.inactive'), format.number(totales.inactivos)],
          [t('scheduled.hours'), format.number(totales.horas)],
        ]}
      />
      <ScheduledTable nroFicha={nro_ficha} competencies={competencias} />
    </Stack>
  )
}
