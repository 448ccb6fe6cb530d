import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'

/** How many days ago the last report is of, marked if it is old or there is none. */
export function ReportAge({ days }: { days: number | null }) {
  const { t } = useTranslation('fichas')
  if (days === null) return <StatusBadge tone="orange">{t('own.report.none')}</StatusBadge>
  const text = days === 0 ? t('own.report.today') : t('own.report.ago', { count: days })
  return days > OLD_REPORT_DAYS ? <StatusBadge tone="orange">{text}</StatusBadge> : <span>{text}</span>
}
