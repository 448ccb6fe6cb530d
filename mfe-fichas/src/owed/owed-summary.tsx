import type { OwedTotals } from '@fichero/contract/owed.schema'
import { Announced, EmptyState } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Text } from '@fichero/kit/ui'
import { AgeFigures } from '../owed-ages/age-figures'
import { AgeSection } from '../owed-ages/age-section'
import { NothingOwed } from './nothing-owed'
import type { OwedFilters } from './owed-filters-address'
import { WithoutReport } from './without-report'

interface OwedSummaryProps {
  totals: OwedTotals
  filters: OwedFilters
  pages: Pages
}

/** How much is owed in all fichas that match the filters, and in which fichas nothing is known. */
export function OwedSummary({ totals, filters, pages }: OwedSummaryProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const { juicios, con_pendientes, fichas, sin_reporte, primeras_sin_reporte } = totals
  return (
    <>
      <WithoutReport count={sin_reporte} fichas={primeras_sin_reporte} />
      {juicios > 0 && (
        <div>
          <Announced changesOnly>
            <Text size="sm">
              {t('owed.allTotal', {
                count: juicios,
                number: number(juicios),
                fichas: t('own.fichas', { count: con_pendientes, number: number(con_pendientes) }),
              })}
            </Text>
          </Announced>
          <Text size="sm">{t('owed.caveat')}</Text>
        </div>
      )}
      {juicios === 0 &&
        sin_reporte < fichas &&
        (filters.antiguedad === undefined ? (
          <EmptyState title={t('owed.none')}>{t('owed.noneHelp')}</EmptyState>
        ) : (
          <NothingOwed filters={filters} pages={pages} />
        ))}
    </>
  )
}

/** For how long the judgments have been owed, as a chart whose columns filter the list. */
export function OwedAgesSection({ totals, filters, pages }: OwedSummaryProps) {
  return (
    <AgeSection totals={totals}>
      {(view) => (
        <AgeFigures
          totals={totals}
          view={view}
          chosen={filters.antiguedad}
          to={(age) => pages.filtered({ antiguedad: age === filters.antiguedad ? undefined : age })}
        />
      )}
    </AgeSection>
  )
}
