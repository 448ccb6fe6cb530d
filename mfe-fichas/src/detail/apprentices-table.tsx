import type { Enrolment, FichaAnswer } from '@fichero/contract/fichas.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { Readiness } from '@fichero/kit/ficha'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { Anchor } from '@fichero/kit/ui'
import { ApprenticeState, useStateText } from '../apprentice/apprentice-state'
import { useProgressName } from './progress-name'

interface ApprenticesTableProps {
  ficha: FichaAnswer
  /** Filtered already, in the initial order. */
  rows: Enrolment[]
}

export function ApprenticesTable({ ficha, rows }: ApprenticesTableProps) {
  const { t } = useTranslation('fichas')
  const stateText = useStateText()
  const progressName = useProgressName(ficha.nivel)
  const columns: Column<Enrolment>[] = [
    {
      id: 'documento',
      header: t('kit:label.document'),
      cell: ({ nro_documento, tipo_documento }) => (
        <Anchor component={Link} to={apprenticePath(nro_documento, ficha.nro_ficha)} inherit>
          {tipo_documento}&nbsp;{nro_documento}
        </Anchor>
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
      sortBy: ({ estado }) => stateText(estado),
    },
    {
      id: 'progreso',
      header: progressName,
      cell: ({ resultados_aprobados, total_resultados, porcentaje_tyt, banda }) => (
        <Readiness approved={resultados_aprobados} total={total_resultados} percentage={porcentaje_tyt} band={banda} />
      ),
      sortBy: ({ porcentaje_tyt }) => porcentaje_tyt,
    },
  ]
  return (
    <DataTable
      caption={t('detail.apprenticesOf', { nro_ficha: ficha.nro_ficha })}
      columns={columns}
      rows={rows}
      rowKey={({ nro_documento }) => nro_documento}
    />
  )
}
