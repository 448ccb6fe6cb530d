import type { MergePlan, MergeSide } from '@fichero/contract/corrections.schema'
import { fullName } from '@fichero/contract/text'
import { personDocument, useFormat, useTranslation } from '@fichero/kit/i18n'
import { DataTable } from '@fichero/kit/table'
import { useStateText } from '../enrolment/apprentice-state'
import classes from './merge-table.module.css'

const NONE = '—'

/** A table that compares both people with the result of the merge, one fact per row. */
export function MergeTable({ plan: { personas, resultado } }: { plan: MergePlan }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const stateText = useStateText()
  const facts: [name: string, text: (side: MergeSide) => string][] = [
    [t('kit:label.nro_documento'), personDocument],
    [t('merge.name'), ({ nombre, apellido }) => fullName({ nombre, apellido })],
    [t('kit:label.estado'), ({ estado }) => stateText(estado)],
    [t('kit:label.celular'), ({ celular }) => celular ?? NONE],
    [t('kit:label.correo'), ({ correo }) => correo ?? NONE],
    [t('merge.approved'), ({ resultados_aprobados }) => format.number(resultados_aprobados)],
    [t('merge.report'), ({ fecha_reporte }) => (fecha_reporte ? format.date(fecha_reporte) : NONE)],
  ]
  const [one, two] = personas
  const columns: [id: string, header: string, side: MergeSide | undefined][] = [
    ['one', t('merge.one'), one],
    ['two', t('merge.two'), two],
    ['result', t('merge.result'), resultado],
  ]
  return (
    <DataTable
      caption={t('merge.table')}
      rows={facts}
      rowKey={([name]) => name}
      columns={[
        { id: 'fact', header: t('merge.fact'), cell: ([name]) => name },
        ...columns.map(([id, header, side]) => ({
          id,
          header,
          cell: ([, text]: (typeof facts)[number]) => <span className={classes.value}>{side ? text(side) : NONE}</span>,
        })),
      ]}
    />
  )
}
