import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks } from '@fichero/kit/list'
import { NO_FILTERS } from './board-address'
import type { BoardState } from './use-board'

/** Links that switch between the user's own fichas and all fichas. */
export function BoardScope({ isOwn, pages }: Pick<BoardState, 'isOwn' | 'pages'>) {
  const { t } = useTranslation('fichas')
  return (
    <FilterLinks
      label={t('scope.label')}
      choices={[
        { value: 'own', label: t('scope.own'), to: pages.filtered({ ...NO_FILTERS, mias: 'true' }) },
        { value: 'all', label: t('scope.all'), to: pages.filtered({ mias: 'false' }) },
      ]}
      chosen={isOwn ? 'own' : 'all'}
    />
  )
}
