import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './import-report.module.css'

/** The counts of a report, without zeros. */
export function ImportCounts({ report }: { report: ImportReport }) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const { tipo, registros, retirados, rechazados, advertencias, primero } = report
  const counts: { label: string; value: number; tone?: string }[] = [
    { label: t('report.count.new'), value: registros.nuevos },
    { label: t('report.count.changed'), value: registros.cambiados - retirados },
    ...(tipo === 'juicios' || tipo === 'instructores'
      ? [{ label: t('report.count.withdrawn'), value: retirados, tone: 'red' }]
      : []),
    { label: t(primero ? 'report.count.notJudged' : 'report.count.same'), value: registros.sin_cambio },
    { label: t('report.count.rejected'), value: rechazados, tone: 'red' },
    { label: t('report.count.warnings'), value: advertencias, tone: 'orange' },
  ]
  const nonZero = counts.filter(({ value }) => value > 0)
  if (nonZero.length === 0) return null
  return (
    <dl className={classes.counts}>
      {nonZero.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
