import { FICHA_CATEGORIES } from '@fichero/contract/enums'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { keepPreviousData, useQuery } from '@fichero/kit/data'
import { EmptyState } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import type { Column } from '@fichero/kit/table'
import { FilterLinks } from './filter-links'
import { readChoice } from './list-address'
import { ListScreen } from './list-screen'
import classes from './lists.module.css'
import { PagedTable } from './paged-table'
import { usePages } from './use-pages'

export function Page() {
  const { t } = useTranslation('shell')
  const pages = usePages()
  const columns = useColumns()
  const { page, limit } = pages
  const categoria = readChoice(pages.search, 'categoria', FICHA_CATEGORIES)
  const fichas = useQuery({
    queryKey: ['fichas', 'list', 'byCategory', categoria, page, limit],
    queryFn: ({ signal }) => call('listFichas', { query: { categoria, page, limit }, signal }),
    placeholderData: keepPreviousData,
  })
  const title = categoria ? t(`lists.fichas.title.${categoria}`) : t('lists.fichas.title.all')
  const choices = [undefined, ...FICHA_CATEGORIES].map((value) => ({
    value,
    label: value ? t(`dashboard.category.${value}`) : t('lists.fichas.all'),
    to: pages.filtered({ categoria: value }),
  }))
  return (
    <ListScreen
      title={title}
      description={t('lists.fichas.description')}
      filters={<FilterLinks label={t('lists.fichas.filter')} choices={choices} chosen={categoria} />}
    >
      <PagedTable
        query={fichas}
        pages={pages}
        rowsOf={(answer) => answer.fichas}
        rowKey={({ nro_ficha }) => nro_ficha}
        caption={title}
        columns={columns}
        errorTitle={t('lists.fichas.failed')}
        empty={<EmptyState title={t('lists.fichas.none')}>{t('lists.fichas.noneHint')}</EmptyState>}
      />
    </ListScreen>
  )
}

function useColumns(): Column<Ficha>[] {
  const { t } = useTranslation('shell')
  const format = useFormat()
  return [
    {
      id: 'ficha',
      header: t('dashboard.ficha'),
      cell: ({ nro_ficha, nombre_jefe_ficha, programa_formacion }) => (
        <>
          <Link to={fichaPath(nro_ficha)}>{nro_ficha}</Link>
          <span className={classes.narrow}>{programa_formacion}</span>
          <span className={classes.narrow}>{nombre_jefe_ficha}</span>
        </>
      ),
    },
    {
      id: 'program',
      header: t('dashboard.program'),
      cell: ({ programa_formacion }) => programa_formacion,
      hideBelow: 'sm',
    },
    {
      id: 'head',
      header: t('dashboard.head'),
      cell: ({ nombre_jefe_ficha }) => nombre_jefe_ficha,
      hideBelow: 'sm',
    },
    {
      id: 'lectiveEnd',
      header: t('lists.fichas.lectiveEnd'),
      cell: ({ fecha_fin_lectiva }) => format.date(fecha_fin_lectiva),
      hideBelow: 'md',
    },
    {
      id: 'end',
      header: t('lists.fichas.end'),
      cell: ({ fecha_fin_ficha }) => format.date(fecha_fin_ficha),
      hideBelow: 'md',
    },
    {
      id: 'people',
      header: t('lists.fichas.inTraining'),
      align: 'right',
      cell: ({ total_aprendices_en_formacion }) => format.number(total_aprendices_en_formacion),
    },
    {
      id: 'progress',
      header: t('lists.fichas.progress'),
      align: 'right',
      cell: ({ progreso }) => format.percent(progreso),
    },
  ]
}
