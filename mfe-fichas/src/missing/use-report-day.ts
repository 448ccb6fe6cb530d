import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { useFormat } from '@fichero/kit/i18n'

/** The day of the report that the answer follows from; empty before the first. */
export function useReportDay({ ultimo_reporte: report }: MissingAnswer): string {
  const format = useFormat()
  return report ? format.date(report.fecha_reporte ?? report.fecha) : ''
}
