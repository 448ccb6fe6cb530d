import { useTranslation } from '@fichero/kit/i18n'
import { useFilterTexts } from '../list/use-filter-texts'
import type { BoardState } from './use-board'

/** Describes the active filters in words for print, where the filter fields are hidden. */
export function useBoardText({ filters, progress, isOwn }: BoardState): string {
  const { t } = useTranslation('fichas')
  const { programId, ficha, jefe } = filters
  const fichas = useFilterTexts({ programId, nroFicha: ficha, jefe })
  const { grupo, faltan, paso } = progress
  return [
    isOwn ? t('scope.own') : t('scope.all'),
    ...fichas,
    ...(grupo ? [t(`tyt.group.${grupo}`)] : []),
    ...(faltan ? [t(`board.step.${faltan}`)] : []),
    ...(paso ? [t(`tytStep.state.${paso}`)] : []),
  ].join(' · ')
}
