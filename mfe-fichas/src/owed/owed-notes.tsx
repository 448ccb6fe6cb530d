import type { OwedTotals } from '@fichero/contract/owed.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Text } from '@fichero/kit/ui'
import type { OwedFilters } from './owed-filters-address'

interface OwedNotesProps {
  totals: OwedTotals
  filters: OwedFilters
  pages: Pages
}

/** Says what the figures above do not count, unless the list has only some judgments of the fichas. */
export function OwedNotes({ totals, filters, pages }: OwedNotesProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  if ((filters.responsable ?? filters.antiguedad) !== undefined) return null
  const { no_aprobados: notApproved, fuera_de_formacion: leftOut, sin_empezar: notBegun } = totals
  return (
    <>
      {notApproved > 0 && (
        <Text size="sm">{t('owed.notApproved', { count: notApproved, number: number(notApproved) })}</Text>
      )}
      {leftOut > 0 && <Text size="sm">{t('owed.leftOut', { count: leftOut, number: number(leftOut) })}</Text>}
      {notBegun > 0 && (
        <Text size="sm">
          {t('owed.notBegun', { count: notBegun, number: number(notBegun) })}{' '}
          <Link to={pages.filtered({ sinEmpezar: 1 })} data-screen-only>
            {t('owed.showNotBegun')}
          </Link>
        </Text>
      )}
    </>
  )
}
