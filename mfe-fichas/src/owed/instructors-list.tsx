import type { listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import { MAX_PAGE_SIZE } from '@fichero/contract/limits'
import type { OwedAnswer, OwedByInstructorAnswer } from '@fichero/contract/owed.schema'
import type { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { FichaReports } from '@fichero/kit/print'
import { Stack } from '@fichero/kit/ui'
import { ToggleAll } from '../groups/toggle-all'
import { useOpenGroups } from '../groups/use-open-groups'
import { InstructorSection } from './instructor-section'
import { NothingOwed } from './nothing-owed'
import type { OwedFilters } from './owed-filters-address'
import classes from './owed-group-section.module.css'
import { OwedList } from './owed-list'
import { OwedNotes } from './owed-notes'
import { OwedPaginator } from './owed-paginator'
import { OwedAgesSection, OwedSummary } from './owed-summary'
import { useAllOwed } from './use-all-owed'

interface InstructorsListProps {
  owed: ReturnType<typeof useCall<typeof listOwedByInstructor>>
  filters: OwedFilters
  pages: Pages
}

/** One page of the instructors who owe judgments, with the totals of all fichas. Print has all judgments of all instructors. */
export function InstructorsList({ owed, filters, pages }: InstructorsListProps) {
  const { t } = useTranslation('fichas')
  const isOfOnePerson = filters.responsable !== undefined
  const printed = useAllOwed(owed.data && withoutFichas(owed.data), filters)
  return (
    <QueryView
      query={owed}
      errorTitle={t('owed.failed')}
      isEmpty={({ totales, pagination }) => (isOfOnePerson ? pagination.totalItems : totales.fichas) === 0}
      empty={<NothingOwed filters={filters} pages={pages} />}
    >
      {(answer) => {
        if (printed)
          return (
            <>
              <OwedAgesSection totals={answer.totales} filters={filters} pages={pages} />
              <OwedList fichas={printed.fichas} totals={answer.totales} filters={filters} pages={pages} />
              <FichaReports fichas={printed.fichas} />
            </>
          )
        return (
          <>
            <Instructors
              key={answer.instructores.map(({ clave }) => clave).join()}
              answer={answer}
              filters={filters}
              pages={pages}
            />
            <OwedPaginator pagination={answer.pagination} pages={pages} isWaiting={owed.isPlaceholderData} />
          </>
        )
      }}
    </QueryView>
  )
}

/** An answer whose fichas are on further pages, so that `useAllOwed` loads all of them before print. */
const withoutFichas = ({ mias, totales }: OwedByInstructorAnswer): OwedAnswer => ({
  ok: true,
  mias,
  fichas: [],
  pagination: { currentPage: 0, totalPages: 2, totalItems: totales.fichas, itemsPerPage: MAX_PAGE_SIZE },
})

interface InstructorsProps extends Omit<InstructorsListProps, 'owed'> {
  answer: OwedByInstructorAnswer
}

function Instructors({ answer, filters, pages }: InstructorsProps) {
  const { instructores, totales } = answer
  const { isOpen, toggle, areAllOpen, toggleAll } = useOpenGroups(
    'open by persona',
    instructores.map(({ clave }) => clave),
  )
  return (
    <Stack gap="md">
      <OwedAgesSection totals={totales} filters={filters} pages={pages} />
      <OwedSummary totals={totales} filters={filters} pages={pages} />
      {instructores.length > 0 && (
        <div className={classes.groups}>
          {instructores.length > 1 && <ToggleAll areAllOpen={areAllOpen} onToggle={toggleAll} />}
          {instructores.map((instructor) => (
            <InstructorSection
              key={instructor.clave}
              instructor={instructor}
              filters={{ ...filters, mias: answer.mias }}
              isOpen={isOpen(instructor.clave)}
              onToggle={() => toggle(instructor.clave)}
            />
          ))}
        </div>
      )}
      <OwedNotes totals={totales} filters={filters} pages={pages} />
    </Stack>
  )
}
