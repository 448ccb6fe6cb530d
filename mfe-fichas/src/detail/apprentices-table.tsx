import { isInTraining } from '@fichero/contract/enums'
import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { Readiness } from '@fichero/kit/ficha'
import { useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink, type Sort } from '@fichero/kit/table'
import { useMemo } from 'react'
import { ApprenticeState, useStateText } from '../enrolment/apprentice-state'
import { personStep } from '../enrolment/person-step'
import { useProgressName } from './progress-name'

/** The columns, as the address names them. */
export const COLUMNS = ['documento', 'nombre', 'apellido', 'estado', 'progreso'] as const

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
  return (
    <DataTable
      caption={t('detail.apprenticesOf', { nro_ficha: ficha.nro_ficha })}
      columns={columns}
      rows={rows}
      rowKey={({ nro_documento }) => nro_documento}
      stepOf={(person) => personStep({ ...person, nro_ficha: ficha.nro_ficha })}
      sort={sort}
      onSort={onSort}
    />
  )
}

type ApprenticeColumn = Column<Enrolment> & { id: (typeof COLUMNS)[number] }

/** The same object on every render, so that a hundred rows are not drawn again for a key. */
function useColumns({ nro_ficha, nivel }: FichaAnswer) {
  const { t } = useTranslation('fichas')
  const stateText = useStateText()
  const progressName = useProgressName(nivel)
  return useMemo<ApprenticeColumn[]>(
    () => [
      {
        id: 'documento',
        header: t('kit:label.document'),
        cell: ({ nro_documento, tipo_documento }) => (
          <RowLink to={apprenticePath(nro_documento, nro_ficha)}>
            {tipo_documento}&nbsp;{nro_documento}
          </RowLink>
        ),
        sortBy: ({ nro_documento }) => Number(nro_documento),
      },
      {
        id: 'nombre',
        header: t('kit:label.names'),
        cell: ({ nombre }) => nombre,
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
        cell: ({ estado }) => <ApprenticeState estado={estado} />,
        sortBy: ({ estado }) => `${isInTraining(estado) ? 0 : 1} ${stateText(estado)}`,
      },
      {
        id: 'progreso',
        header: progressName,
        cell: (enrolment) => <Readiness progress={enrolment} />,
        sortBy: ({ porcentaje_tyt }) => porcentaje_tyt,
      },
    ],
    [t, stateText, progressName, nro_ficha],
  )
}
