import type { LastReport } from '@fichero/contract/imports.schema'
import { useFormat } from '@fichero/kit/i18n'

/** Returns the date of the last report, or the date of the report's import if the report has none; empty without a report. */
export function useReportDay(report: LastReport | null): string {
  const format = useFormat()
  return report ? format.date(report.fecha_reporte ?? report.fecha) : ''
}
