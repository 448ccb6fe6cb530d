import { isInTraining } from '@fichero/contract/enums'
import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { useReadiness } from '@fichero/kit/ficha'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink, type Sort } from '@fichero/kit/table'
import { useMemo } from 'react'
import { useApprenticeState, useStateText } from '../enrolment/apprentice-state'
import { personStep } from '../enrolment/person-step'
import { usePersonLine } from './person-line'
import { useMissingLink } from './use-missing-link'
import { useProgressName } from './use-progress-name'

/** The ids of the columns, which the URL parameter of the sort order also uses. */
export const COLUMNS = ['documento', 'nombre', 'apellido', 'estado', 'progreso', 'falta'] as const

/** The default order: people in training first, by surname within each state. */
export const DEFAULT_SORT: Sort = { id: 'estado', direction: 'asc' }

interface ApprenticesTableProps {
  ficha: FichaAnswer
  /** Sorted by surname. */
  rows: Enrolment[]
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The table of the apprentices of a ficha. */
export function ApprenticesTable({ ficha, rows, sort, onSort }: ApprenticesTableProps) {
  const { t } = useTranslation('fichas')
  const columns = useColumns(ficha)
  const { nro_ficha } = ficha
  const short = usePersonLine(nro_ficha)
  return (
    <DataTable
      caption={t('detail.apprenticesOf', { nro_ficha })}
      columns={columns}
      rows={rows}
      rowKey={({ nro_documento }) => nro_documento}
      short={short}
      stepOf={(person) => personStep({ ...person, nro_ficha })}
      sort={sort}
      onSort={onSort}
    />
  )
}

type ApprenticeColumn = Column<Enrolment> & { id: (typeof COLUMNS)[number] }

/** The columns of the table. Memoised, so that typing in the search field does not render all rows again. */
export function useColumns({ nro_ficha, nivel, ultimo_reporte }: FichaAnswer) {
  const { t } = useTranslation('fichas')
  const stateText = useStateText()
  const state = useApprenticeState()
  const readiness = useReadiness()
  const lacks = useMissingLink(nro_ficha)
  const progressName = useProgressName(nivel)
  const hasReport = ultimo_reporte !== null
  return useMemo<ApprenticeColumn[]>(
    () => [
      {
        id: 'documento',
        header: t('kit:label.nro_documento'),
        cell: personDocument,
        sortBy: ({ nro_documento }) => Number(nro_documento),
      },
      {
        id: 'nombre',
        role: 'name',
        header: t('kit:label.nombre'),
        cell: (person) => (
          <RowLink
            to={apprenticePath(person.nro_documento, nro_ficha)}
            label={`${fullName(person)}, ${personDocument(person)}`}
          >
            {person.nombre}
          </RowLink>
        ),
        sortBy: ({ nombre }) => nombre,
      },
      {
        id: 'apellido',
        header: t('kit:label.apellido'),
        cell: ({ apellido }) => apellido,
        sortBy: ({ apellido }) => apellido,
      },
      {
        id: 'estado',
        header: t('kit:label.estado'),
        // The usual state is plain text, so that the others stand out.
        cell: ({ estado }) => (estado === 'EN FORMACION' ? stateText(estado) : state(estado)),
        sortBy: ({ estado }) => `${isInTraining(estado) ? 0 : 1} ${stateText(estado)}`,
      },
      {
        id: 'progreso',
        header: progressName,
        cell: readiness,
        sortBy: ({ porcentaje_tyt }) => porcentaje_tyt,
      },
      ...(hasReport
        ? ([
            {
              id: 'falta',
              header: t('detail.lacks'),
              align: 'right',
              cell: lacks,
              sortBy: ({ faltan }) => faltan ?? -1,
            },
          ] satisfies ApprenticeColumn[])
        : []),
    ],
    [t, stateText, state, readiness, lacks, progressName, nro_ficha, hasReport],
  )
}
