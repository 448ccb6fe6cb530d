import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'

interface ReportAgeProps {
  /** Days since the last report; null if there is none. */
  days: number | null
  /** Whether the ficha has ended, so that no new report is due. */
  hasEnded?: boolean
  /** Leaves out the word “report”, below a heading that has it. */
  isShort?: boolean
}

/** The age of a ficha's last report, highlighted if a new one is due. */
export function ReportAge({ days, hasEnded = false, isShort = false }: ReportAgeProps) {
  const { t } = useTranslation('fichas')
  const form = isShort ? 'age' : 'report'
  const age = days === 0 ? t(`own.${form}.today`) : t(`own.${form}.ago`, { count: days ?? 0 })
  const text = days === null ? t(`own.${form}.none`) : age
  const isDue = !hasEnded && (days === null || days > OLD_REPORT_DAYS)
  return isDue ? <StatusBadge tone="orange">{text}</StatusBadge> : <span>{text}</span>
}
