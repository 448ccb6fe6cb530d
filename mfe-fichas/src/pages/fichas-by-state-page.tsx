import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { FICHA_CATEGORIES } from '@fichero/contract/enums'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { EmptyState } from '@fichero/kit/frame'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, ListScreen, PagedTable, readChoice, usePages } from '@fichero/kit/list'
import type { Column } from '@fichero/kit/table'
import { fichaStep } from '../list/ficha-step'
import { shortFicha } from '../list/short-ficha'
import { useFichaColumns } from '../list/use-ficha-columns'

/** The list of enabled fichas to which the dashboard's counters link, filtered by category. */
export function Page() {
  const { t } = useTranslation('fichas')
  const pages = usePages()
  const columns = useColumns()
  const { page, limit } = pages
  const categoria = readChoice(pages.search, 'categoria', FICHA_CATEGORIES)
  const fichas = useCall(listFichas, { query: { categoria, page, limit } }, { placeholderData: keepPreviousData })
  const title = categoria ? t(`byState.title.${categoria}`) : t('byState.title.all')
  const choices = [undefined, ...FICHA_CATEGORIES].map((value) => ({
    value,
    label: value ? t(`counters.category.${value}`) : t('byState.all'),
    to: pages.filtered({ categoria: value }),
  }))
  return (
    <ListScreen
      title={title}
      description={t('byState.description')}
      filters={<FilterLinks label={t('byState.filter')} choices={choices} chosen={categoria} />}
    >
      <PagedTable
        query={fichas}
        pages={pages}
        rowsOf={(answer) => answer.fichas}
        rowKey={({ nro_ficha }) => nro_ficha}
        caption={title}
        columns={columns}
        short={shortFicha}
        stepOf={fichaStep}
        errorTitle={t('byState.failed')}
        empty={<EmptyState title={t('byState.none')}>{t('byState.noneHint')}</EmptyState>}
      />
    </ListScreen>
  )
}

function useColumns(): Column<Ficha>[] {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { ficha, people } = useFichaColumns()
  return [
    ficha,
    {
      id: 'program',
      header: t('behind.program'),
      cell: ({ programa_formacion }) => <SofiaText>{programa_formacion}</SofiaText>,
    },
    {
      id: 'head',
      header: t('kit:label.jefe'),
      translate: 'no',
      cell: ({ nombre_jefe_ficha }) => nombre_jefe_ficha,
    },
    {
      id: 'lectiveEnd',
      header: t('byState.lectiveEnd'),
      role: 'date',
      cell: ({ fecha_fin_lectiva }) => format.date(fecha_fin_lectiva),
    },
    {
      id: 'end',
      header: t('kit:label.fecha_fin_ficha'),
      role: 'date',
      cell: ({ fecha_fin_ficha }) => format.date(fecha_fin_ficha),
    },
    people,
    {
      id: 'progress',
      header: t('byState.progress'),
      align: 'right',
      cell: ({ progreso }) => format.percent(progreso),
    },
  ]
}
