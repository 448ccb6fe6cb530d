import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { type Filters, hasFilters, NO_FILTERS } from './activity-filters'

/** Empty state of the audit log: there are no entries yet, or none matches the filters. */
export function NoActivity({ filters, pages }: { filters: Filters; pages: Pages }) {
  const { t } = useTranslation('instructors')
  if (!hasFilters(filters)) return <EmptyState title={t('activity.empty')}>{t('activity.emptyHint')}</EmptyState>
  return (
    <EmptyState
      title={t('activity.none')}
      action={
        <Button component={Link} to={pages.filtered(NO_FILTERS)} variant="default">
          {t('activity.clear')}
        </Button>
      }
    >
      {t('activity.noneHint')}
    </EmptyState>
  )
}
