import { listBoard } from '@fichero/contract/calls/tyt.calls'
import { MAX_PAGE_SIZE, MAX_PRINTED_ROWS } from '@fichero/contract/limits'
import { call, useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { useReadiness } from '@fichero/kit/ficha'
import { personDocument, SofiaText, useTranslation } from '@fichero/kit/i18n'
import { PagedList } from '@fichero/kit/list'
import { FichaReports, useAllRows } from '@fichero/kit/print'
import { useKept } from '@fichero/kit/router'
import { type Column, DataTable, useSelection, useStableCallback } from '@fichero/kit/table'
import { useMemo } from 'react'
import { FichaLink, PersonName } from '../enrolment/person-name'
import { personStep } from '../enrolment/person-step'
import { ShortPerson } from '../enrolment/short-person'
import { RecordStep } from '../tyt-steps/record-step'
import { useStepText } from '../tyt-steps/use-step-text'
import classes from './board.module.css'
import { BoardSelection, PersonCheck, SelectionContext } from './board-selection'
import { BoardSkeleton } from './board-skeleton'
import { MissingOutcomes } from './missing-outcomes'
import { MissingToggle } from './missing-toggle'
import { NoPeople } from './no-people'
import type { BoardState, BoardPerson as Person } from './use-board'

/** Identifies a row. A person can be on the board with several fichas. */
const keyOf = ({ nro_documento, nro_ficha }: Person) => `${nro_documento}-${nro_ficha}`
/** HTML id of the list of missing outcomes, to which a row expands. */
const missingId = (person: Person) => `missing-${keyOf(person)}`

/**
 * One page of people. Those who lack the fewest outcomes for the TyT test are first. A row expands to the outcomes that the
 * person has not approved.
 */
export function BoardPeople({ board }: { board: BoardState }) {
  const { t } = useTranslation('fichas')
  const { scope, progress, pages, isDecided } = board
  const people = useCall(
    listBoard,
    { query: { ...scope, ...progress, page: pages.page, limit: pages.limit } },
    { enabled: isDecided, placeholderData: keepPreviousData },
  )
  const all = useAllRows(people.data, {
    rows: 'aprendices',
    page: (page) => call(listBoard, { query: { ...scope, ...progress, page, limit: MAX_PAGE_SIZE } }),
    most: MAX_PRINTED_ROWS,
  })
  const [open, setOpen] = useKept<string | undefined>('open person', undefined)
  const isOpen = (person: Person) => keyOf(person) === open
  const toggle = useStableCallback((person: Person) => setOpen(isOpen(person) ? undefined : keyOf(person)))
  const recordable = (people.data?.aprendices ?? []).filter(({ can }) => can.recordTyt)
  const selection = useSelection(recordable, keyOf)
  const { columns, short } = useCells(toggle, recordable.length > 0)
  return (
    <PagedList
      query={people}
      pages={pages}
      all={all}
      skeleton={<BoardSkeleton />}
      errorTitle={t('apprentices.failed')}
      empty={<NoPeople board={board} />}
    >
      {({ aprendices }) => (
        <SelectionContext value={selection}>
          <RecordStep.Host>{recordable.length > 0 && <BoardSelection selection={selection} />}</RecordStep.Host>
          <DataTable
            caption={t('board.caption')}
            columns={columns}
            rows={aprendices}
            rowKey={keyOf}
            stepOf={personStep}
            short={short}
            isOn={isOpen}
            detail={(person) => (
              <MissingOutcomes id={missingId(person)} document={person.nro_documento} ficha={person.nro_ficha} />
            )}
          />
          <FichaReports fichas={aprendices} />
        </SelectionContext>
      )}
    </PagedList>
  )
}

/** The columns of the table, and the short rows for phones. Memoised, so that expanding a row renders no other row. */
function useCells(onToggle: (person: Person) => void, isSelectable: boolean) {
  const { t } = useTranslation('fichas')
  const readiness = useReadiness()
  const stepText = useStepText()
  return useMemo(() => {
    const missing = (person: Person, isOpen: boolean) => (
      <MissingToggle person={person} controls={missingId(person)} isOpen={isOpen} onToggle={onToggle} />
    )
    const choice: Column<Person> = {
      id: 'selected',
      role: 'choice',
      // Short, so that the table fits at 1280 px.
      header: t('tytStep.pick'),
      cell: (person) => <PersonCheck person={person} />,
    }
    const columns: Column<Person>[] = [
      ...(isSelectable ? [choice] : []),
      { id: 'person', header: t('apprentices.person'), cell: (person) => <PersonName person={person} /> },
      { id: 'document', header: t('kit:label.nro_documento'), cell: personDocument },
      {
        id: 'ficha',
        header: t('field.ficha'),
        cell: ({ nro_ficha, nombre_programa, nombre_jefe_ficha }) => (
          <>
            <FichaLink nroFicha={nro_ficha} /> <SofiaText>{nombre_programa}</SofiaText>
            <span className={classes.head} translate="no">
              {nombre_jefe_ficha}
            </span>
          </>
        ),
      },
      {
        id: 'progress',
        header: t('apprentices.progress'),
        cell: (person) => (
          <>
            {readiness(person)}
            <span className={classes.step}>{stepText(person)}</span>
          </>
        ),
      },
      { id: 'missing', header: t('board.missing'), cell: missing },
    ]
    const short = (person: Person, isOpen: boolean) => (
      <ShortPerson person={person}>
        {missing(person, isOpen)}
        <span>{stepText(person)}</span>
      </ShortPerson>
    )
    return { columns, short }
  }, [t, readiness, stepText, onToggle, isSelectable])
}
