import { useTranslation } from '@fichero/kit/i18n'
import { useFilterTexts } from '../list/use-filter-texts'
import { useAgeText } from '../owed-ages/use-age-text'
import type { OwedFilters } from './owed-filters-address'

/** Describes the active filters in words for print, where the filter fields are hidden. */
export function useOwedText(
  { programId, nroFicha, jefe, responsable, antiguedad, sinEmpezar }: OwedFilters,
  isOwn = false,
): string {
  const { t } = useTranslation('fichas')
  const ageText = useAgeText()
  const fichas = useFilterTexts({ programId, nroFicha, jefe })
  return [
    isOwn ? t('scope.own') : t('scope.all'),
    ...fichas,
    ...(responsable === undefined ? [] : [`${t('owed.who')}: ${responsable}`]),
    ...(antiguedad === undefined ? [] : [`${t('owed.waiting')}: ${ageText(antiguedad)}`]),
    sinEmpezar ? t('owed.which.all') : t('owed.which.begun'),
  ].join(' · ')
}
