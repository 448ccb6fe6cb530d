import { daysOf, type OwedAge } from '@fichero/contract/owed-ages'
import { useTranslation } from '@fichero/kit/i18n'

/** Returns a function that names a range of days: “8 a 30 días”. */
export function useAgeText() {
  const { t } = useTranslation('fichas')
  return (age: OwedAge) => {
    const { first, last } = daysOf(age)
    return Number.isFinite(last) ? t('owedAges.range', { first, last }) : t('owedAges.over', { days: first - 1 })
  }
}
