import { useTranslation } from '@fichero/kit/i18n'
import { StatusBadge } from '@fichero/kit/table'

/** Below this there is no time for a second reminder. */
const URGENT_DAYS = 15

export function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation('fichas')
  const text = days === 0 ? t('ending.today') : t('ending.inDays', { count: days })
  return <StatusBadge tone={days <= URGENT_DAYS ? 'orange' : 'neutral'}>{text}</StatusBadge>
}
