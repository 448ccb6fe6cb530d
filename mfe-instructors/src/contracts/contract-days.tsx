import { useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'

/** From this number of days before the end the badge is orange, because a new contract should be in preparation. */
const URGENT_DAYS = 15

/** Badge with the days from today until a contract ends; `days` is negative if it has ended. */
export function ContractDays({ days }: { days: number }) {
  const { t } = useTranslation('instructors')
  const key = days === 0 ? 'contract.today' : days > 0 ? 'contract.left' : 'contract.ago'
  return (
    <StatusBadge tone={days <= URGENT_DAYS ? 'orange' : 'neutral'}>{t(key, { count: Math.abs(days) })}</StatusBadge>
  )
}
