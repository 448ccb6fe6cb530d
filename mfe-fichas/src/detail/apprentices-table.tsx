import { isInTraining } from '@fichero/contract/enums'
import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { useReadiness } from '@fichero/kit/ficha'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink, type Sort } from '@fichero/kit/table'
import { useMemo } from 'react'
import { useApprenticeState, useStateText } from '../enrolment/apprentice-state'
import { personStep } from '../enrolment/person-step'
import { useLacks } from './lacks'
import { usePersonLine } from './person-line'
import { useProgressName } from './progress-name'

/** The columns, as the address names them. */
export const COLUMNS = ['documento', 'nombre', 'apellido', 'estado', 'progreso', 'falta'] as const

/** People in training first, by surname within each state. */
export const IN_READING_ORDER: Sort = { id: 'estado', direction: 'asc' }

interface ApprenticesTableProps {
  ficha: FichaAnswer
  /** By surname. */
  rows: Enrolment[]
  sort: Sort
  onSort: (sort: Sort) => void
}

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

/** The same object on every render, so that a hundred rows are not drawn again for a key. */
export function useColumns({ nro_ficha, nivel, ultimo_reporte }: FichaAnswer) {
  const { t } = useTranslation('fichas')
  const stateText = useStateText()
  const state = useApprenticeState()
  const readiness = useReadiness()
  const lacks = useLacks(nro_ficha)
  const progressName = useProgressName(nivel)
  const hasReport = ultimo_reporte !== null
  return useMemo<ApprenticeColumn[]>(
    () => [
      {
        id: 'documento',
        header: t('kit:label.document'),
        cell: personDocument,
        sortBy: ({ nro_documento }) => Number(nro_documento),
      },
      {
        id: 'nombre',
        role: 'name',
        header: t('kit:label.names'),
        cell: (person) => (
          <RowLink
            to={apprenticePath(person.nro_documento, nro_ficha)}
            label={`${person.nombre} ${person.apellido}, ${personDocument(person)}`}
          >
            {person.nombre}
          </RowLink>
        ),
        sortBy: ({ nombre }) => nombre,
      },
      {
        id: 'apellido',
        header: t('kit:label.surnames'),
        cell: ({ apellido }) => apellido,
        sortBy: ({ apellido }) => apellido,
      },
      {
        id: 'estado',
        header: t('kit:label.state'),
        cell: ({ estado }) => state(estado),
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
