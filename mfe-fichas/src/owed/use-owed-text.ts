import { useTranslation } from '@fichero/kit/i18n'
import { useFilterTexts } from '../list/use-filter-texts'
import type { OwedFilters } from './owed-filters-address'

/** Describes the active filters in words for print, where the filter fields are hidden. */
export function useOwedText(
  { programId, nroFicha, jefe, responsable, sinEmpezar }: OwedFilters,
  isOwn = false,
): string {
  const { t } = useTranslation('fichas')
  const fichas = useFilterTexts({ programId, nroFicha, jefe })
  return [
    isOwn ? t('scope.own') : t('scope.all'),
    ...fichas,
    ...(responsable === undefined ? [] : [`${t('owed.who')}: ${responsable}`]),
    sinEmpezar ? t('owed.which.all') : t('owed.which.begun'),
  ].join(' · ')
}
