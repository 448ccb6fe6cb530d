import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { useAgeText } from '../owed-ages/use-age-text'
import { NO_FILTERS, type OwedFilters } from './owed-filters-address'

/** The empty state: no judgment is owed. If the filter names a ficha, the text says that this ficha does not exist. */
export function NothingOwed({ filters, pages }: { filters: OwedFilters; pages: Pages }) {
  const { t } = useTranslation('fichas')
  const { nroFicha, responsable, antiguedad } = filters
  const ageText = useAgeText()
  return (
    <EmptyState
      title={
        antiguedad !== undefined
          ? t('owedAges.none', { range: ageText(antiguedad) })
          : nroFicha === undefined
            ? t('owed.none')
            : t('notFound.ficha', { nro_ficha: nroFicha })
      }
      action={
        <Button variant="default" component={Link} to={pages.filtered({ ...NO_FILTERS, mias: 'false' })}>
          {t('owed.seeAll')}
        </Button>
      }
    >
      {antiguedad === undefined &&
        (responsable !== undefined
          ? t('owed.noneHelp')
          : nroFicha === undefined
            ? t('owed.noneHere')
            : t('owed.noFicha'))}
    </EmptyState>
  )
}
