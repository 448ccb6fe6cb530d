import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { type Filters, hasFilters, NO_FILTERS } from './ficha-filters'

interface NoFichasProps {
  isOwn: boolean
  filters: Filters
  pages: Pages
  canCreate: boolean
  create: ReactNode
}

/** Why the list is empty, and the way on. */
export function NoFichas({ isOwn, filters, pages, canCreate, create }: NoFichasProps) {
  const { t } = useTranslation('fichas')
  if (hasFilters(filters))
    return (
      <EmptyState
        title={t('filter.none')}
        action={
          <Button variant="default" component={Link} to={pages.filtered(NO_FILTERS)}>
            {t('filter.clear')}
          </Button>
        }
      >
        {t('filter.noneHint')}
      </EmptyState>
    )
  if (isOwn) return <EmptyState title={t('list.emptyOwn')}>{t('list.emptyOwnHint')}</EmptyState>
  return (
    <EmptyState title={t('list.empty')} action={create}>
      {canCreate ? t('list.emptyCreate') : t('list.emptyRead')}
    </EmptyState>
  )
}
