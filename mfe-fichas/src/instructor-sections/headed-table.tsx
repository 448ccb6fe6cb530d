import { listFichas } from '@fichero/contract/calls/fichas.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { MAX_PAGE_SIZE, MAX_PRINTED_ROWS } from '@fichero/contract/limits'
import { programPath } from '@fichero/contract/paths'
import { call, useCall } from '@fichero/kit/api'
import { Bar, InlineEmpty, Section } from '@fichero/kit/card'
import { keepPreviousData } from '@fichero/kit/data'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { PagedTable, usePages } from '@fichero/kit/list'
import { useAllRows } from '@fichero/kit/print'
import { Link } from '@fichero/kit/router'
import type { Column } from '@fichero/kit/table'
import { useFichaColumns } from '../list/use-ficha-columns'
import classes from './person.module.css'

/** The enabled fichas of which a person is the head, with their progress. `head` is the person's document number. */
export function HeadedTable({ head }: { head: string }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { ficha, people } = useFichaColumns()
  const pages = usePages()
  const { page, limit } = pages
  const fichas = useCall(listFichas, { query: { jefe: head, page, limit } }, { placeholderData: keepPreviousData })
  const all = useAllRows(fichas.data, {
    rows: 'fichas',
    page: (page) => call(listFichas, { query: { jefe: head, page, limit: MAX_PAGE_SIZE } }),
    most: MAX_PRINTED_ROWS,
  })
  const columns: Column<Ficha>[] = [
    ficha,
    {
      id: 'program',
      header: t('kit:label.programa'),
      cell: ({ id_programa_formacion: id, programa_formacion }) => (
        <Link to={programPath(id)}>
          <SofiaText>{programa_formacion}</SofiaText>
        </Link>
      ),
    },
    people,
    {
      id: 'progress',
      header: t('field.meanProgress'),
      cell: ({ progreso }) => (
        <span className={classes.progress}>
          <span className={classes.figure}>{format.percent(progreso)}</span>
          <Bar share={progreso / 100} />
        </span>
      ),
    },
  ]
  return (
    <Section id="fichas" title={t('headed.title')}>
      <PagedTable
        query={fichas}
        pages={pages}
        all={all}
        rowsOf={(answer) => answer.fichas}
        rowKey={({ nro_ficha }) => nro_ficha}
        caption={t('headed.title')}
        columns={columns}
        errorTitle={t('headed.failed')}
        empty={<InlineEmpty title={t('headed.none')}>{t('headed.hint')}</InlineEmpty>}
      />
    </Section>
  )
}
