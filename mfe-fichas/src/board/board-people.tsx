import { listBoard } from '@fichero/contract/calls/tyt.calls'
import { apprenticePath, fichaPath } from '@fichero/contract/paths'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { Readiness } from '@fichero/kit/ficha'
import { SofiaText, useTranslation } from '@fichero/kit/i18n'
import { PagedList } from '@fichero/kit/list'
import { Link, useKept } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { personStep } from '../enrolment/person-step'
import { BoardSkeleton } from './board-skeleton'
import { MissingOutcomes } from './missing-outcomes'
import { MissingToggle } from './missing-toggle'
import { NoPeople } from './no-people'
import type { BoardState } from './use-board'

type Person = BoardPeopleAnswer['aprendices'][number]

const keyOf = ({ nro_documento, nro_ficha }: Person) => `${nro_documento}-${nro_ficha}`

/** One page of people, nearest first; a row opens to what the person has not approved. */
export function BoardPeople({ board }: { board: BoardState }) {
  const { t } = useTranslation('fichas')
  const { scope, progress, pages, isDecided } = board
  const people = useCall(
    listBoard,
    { query: { ...scope, ...progress, page: pages.page, limit: pages.limit } },
    { enabled: isDecided, placeholderData: keepPreviousData },
  )
  const [open, setOpen] = useKept<string | undefined>('open person', undefined)
  const columns = useColumns(open, setOpen)
  return (
    <PagedList
      query={people}
      pages={pages}
      skeleton={<BoardSkeleton />}
      errorTitle={t('apprentices.failed')}
      empty={<NoPeople board={board} />}
    >
      {({ aprendices }) => (
        <DataTable
          caption={t('board.caption')}
          columns={columns}
          rows={aprendices}
          rowKey={keyOf}
          stepOf={personStep}
          detail={(person) =>
            keyOf(person) === open && (
              <MissingOutcomes id={`missing-${open}`} document={person.nro_documento} ficha={person.nro_ficha} />
            )
          }
        />
      )}
    </PagedList>
  )
}

function useColumns(open: string | undefined, setOpen: (key: string | undefined) => void): Column<Person>[] {
  const { t } = useTranslation('fichas')
  return [
    {
      id: 'person',
      header: t('apprentices.person'),
      cell: ({ nombre, apellido, nro_documento, nro_ficha }) => (
        <Link to={apprenticePath(nro_documento, nro_ficha)}>
          {nombre} {apellido}
        </Link>
      ),
    },
    {
      id: 'document',
      header: t('kit:label.document'),
      cell: ({ tipo_documento, nro_documento }) => `${tipo_documento}\u00a0${nro_documento}`,
    },
    {
      id: 'ficha',
      header: t('field.ficha'),
      cell: ({ nro_ficha }) => <Link to={fichaPath(nro_ficha)}>{nro_ficha}</Link>,
    },
    {
      id: 'program',
      header: t('behind.program'),
      cell: ({ nombre_programa }) => <SofiaText>{nombre_programa}</SofiaText>,
    },
    { id: 'head', header: t('field.head'), cell: ({ nombre_jefe_ficha }) => nombre_jefe_ficha },
    { id: 'progress', header: t('apprentices.progress'), cell: (person) => <Readiness progress={person} /> },
    {
      id: 'missing',
      header: t('board.missing'),
      cell: (person) => {
        const key = keyOf(person)
        return (
          <MissingToggle
            person={person}
            controls={`missing-${key}`}
            isOpen={key === open}
            onToggle={() => setOpen(key === open ? undefined : key)}
          />
        )
      },
    },
  ]
}
