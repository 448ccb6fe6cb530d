import { CONTRACT_WARNING_DAYS } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'

const [EARLY, LATE] = CONTRACT_WARNING_DAYS

/**
 * Badge with the days from today until a contract ends; `days` is negative if it has ended. The badge is orange from the day
 * of the first warning, and red from the day of the last one.
 */
export function ContractDays({ days }: { days: number }) {
  const { t } = useTranslation('instructors')
  const key = days === 0 ? 'contract.today' : days > 0 ? 'contract.left' : 'contract.ago'
  const tone = days <= LATE ? 'red' : days <= EARLY ? 'orange' : 'neutral'
  return <StatusBadge tone={tone}>{t(key, { count: Math.abs(days) })}</StatusBadge>
}
