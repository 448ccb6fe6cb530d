import { useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'

/** From then on a new contract must be under way. */
const URGENT_DAYS = 15

/** When a contract ends, as the days from today; negative where it has ended. */
export function ContractDays({ days }: { days: number }) {
  const { t } = useTranslation('instructors')
  const words = days === 0 ? 'contract.today' : days > 0 ? 'contract.left' : 'contract.ago'
  return (
    <StatusBadge tone={days <= URGENT_DAYS ? 'orange' : 'neutral'}>{t(words, { count: Math.abs(days) })}</StatusBadge>
  )
}
