import type { OwedFicha, OwedTotals } from '@fichero/contract/owed.schema'
import { type Pages, readChoice } from '@fichero/kit/list'
import { Stack } from '@fichero/kit/ui'
import { GROUPINGS, type OwedFilters } from './owed-filters-address'
import { owedGroups } from './owed-groups'
import { OwedGroupsList } from './owed-groups-list'
import { OwedNotes } from './owed-notes'
import { OwedSummary } from './owed-summary'

interface OwedListProps {
  fichas: OwedFicha[]
  /** Figures of all fichas that match the filters; undefined until they are loaded. */
  totals: OwedTotals | undefined
  /** False if other pages have more fichas. */
  isWhole?: boolean
  filters: OwedFilters
  pages: Pages
}

/** The judgments that are owed in one page of fichas, between the figures of all fichas. */
export function OwedList({ fichas, totals, isWhole = true, filters, pages }: OwedListProps) {
  const grouping = readChoice(pages.search, 'agrupar', GROUPINGS) ?? GROUPINGS[0]
  const groups = owedGroups(fichas, grouping)
  return (
    <Stack gap="md">
      {totals && <OwedSummary totals={totals} filters={filters} pages={pages} />}
      {/* A new key for other groups, so that they do not inherit which groups are open. */}
      <OwedGroupsList
        key={groups.map(({ key }) => key).join()}
        groups={groups}
        hasReminders={filters.antiguedad === undefined && (isWhole || grouping === 'ficha')}
        grouping={grouping}
      />
      {totals && <OwedNotes totals={totals} filters={filters} pages={pages} />}
    </Stack>
  )
}
