import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './import-report.module.css'

/** How many records a report changes, without those that are none. */
export function ImportCounts({ report }: { report: ImportReport }) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const { tipo, registros, retirados, rechazados, advertencias } = report
  const counts: { label: string; value: number; tone?: string }[] = [
    { label: t('report.count.new'), value: registros.nuevos },
    { label: t('report.count.changed'), value: registros.cambiados - retirados },
    ...(tipo === 'juicios' ? [{ label: t('report.count.withdrawn'), value: retirados, tone: 'red' }] : []),
    { label: t('report.count.same'), value: registros.sin_cambio },
    { label: t('report.count.rejected'), value: rechazados, tone: 'red' },
    { label: t('report.count.warnings'), value: advertencias, tone: 'orange' },
  ]
  const shown = counts.filter(({ value }) => value > 0)
  if (shown.length === 0) return null
  return (
    <dl className={classes.counts}>
      {shown.map(({ label, value, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
