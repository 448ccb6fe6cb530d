import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import type { ReactNode } from 'react'
import { type Filters, hasFilters } from './list-address'
import { NoMatch } from './no-match'

interface NoFichasProps {
  isOwn: boolean
  ofAllPrograms: boolean
  filters: Filters
  pages: Pages
  canCreate: boolean
  create: ReactNode
}

/** The empty state of the list of fichas: explains why the list is empty, and offers the next step. */
export function NoFichas({ isOwn, ofAllPrograms, filters, pages, canCreate, create }: NoFichasProps) {
  const { t } = useTranslation('fichas')
  if (hasFilters(filters)) return <NoMatch text={filters.q} pages={pages} />
  if (isOwn) return <EmptyState title={t('list.emptyOwn')}>{t('list.emptyOwnHint')}</EmptyState>
  return (
    <EmptyState title={ofAllPrograms ? t('list.emptyAll') : t('list.empty')} action={create}>
      {canCreate ? t('list.emptyCreate') : t('list.emptyRead')}
    </EmptyState>
  )
}
