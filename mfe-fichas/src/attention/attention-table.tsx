import type { AttentionFicha } from '@fichero/contract/attention.schema'
import { fichaPath, owedPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink, ShortRow } from '@fichero/kit/table'
import { fichaStep } from '../list/ficha-step'
import classes from './attention.module.css'
import { Reasons } from './reasons'

/** A table of fichas that need attention, most urgent first, with the reasons of each. */
export function AttentionTable({ fichas, caption }: { fichas: AttentionFicha[]; caption: string }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const columns: Column<AttentionFicha>[] = [
    {
      id: 'ficha',
      header: t('field.ficha'),
      cell: ({ nro_ficha, programa_formacion, nombre_jefe_ficha }) => (
        <>
          <RowLink to={fichaPath(nro_ficha)}>{nro_ficha}</RowLink>{' '}
          <span className={classes.program}>
            <SofiaText>{programa_formacion}</SofiaText>
          </span>
          <span className={classes.under} translate="no">
            {nombre_jefe_ficha}
          </span>
        </>
      ),
    },
    { id: 'reasons', header: t('attention.reasons'), cell: (ficha) => <Reasons ficha={ficha} /> },
    {
      id: 'open',
      header: t('attention.open'),
      align: 'right',
      cell: (ficha) => (
        <>
          <Open ficha={ficha} />
          <span className={classes.under}>
            {t('kit:people', { count: ficha.aprendices, number: format.number(ficha.aprendices) })}
          </span>
        </>
      ),
    },
    {
      id: 'progress',
      header: t('byState.progress'),
      align: 'right',
      cell: ({ progreso }) => format.percent(progreso),
    },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={fichas}
      rowKey={({ nro_ficha }) => nro_ficha}
      short={shortFicha}
      stepOf={fichaStep}
    />
  )
}

/** The number of outstanding judgments, with a link to them; a dash before the first report. */
function Open({ ficha: { nro_ficha, por_evaluar } }: { ficha: AttentionFicha }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  if (!por_evaluar) return <span>{por_evaluar ?? '–'}</span>
  const label = t('attention.openOf', { count: por_evaluar, number: number(por_evaluar), ficha: nro_ficha })
  return (
    <RowLink to={`${owedPath(nro_ficha)}&sinEmpezar=1`} label={label}>
      {number(por_evaluar)}
    </RowLink>
  )
}

/** Renders a short row, for phones. At module level, because a new function would render all rows again. */
const shortFicha = (ficha: AttentionFicha) => (
  <ShortRow
    name={
      <RowLink to={fichaPath(ficha.nro_ficha)}>
        {ficha.nro_ficha} · <SofiaText>{ficha.programa_formacion}</SofiaText>
      </RowLink>
    }
  >
    <Reasons ficha={ficha} />
  </ShortRow>
)
