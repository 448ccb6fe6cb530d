import type { Ficha, FichasAnswer } from '@fichero/contract/fichas.schema'
import { useFavoriteName, usePageTitle } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'
import { NO_CENTRE } from '../centre/no-centre'
import { type Filters, hasFilters } from './list-address'

interface ListTitleOptions {
  filters: Filters
  isOwn: boolean
  /** Path and query of the list as a favourite; undefined if it cannot be one. */
  path: string | undefined
  /** The answer for these filters; undefined while it loads. */
  answer: FichasAnswer | undefined
}

/**
 * Returns the heading of a list with filters, which has the number of fichas, and makes it the document's title. One filter names
 * the list. With several, none of them alone would explain the number: then it has the name under which the user marked it.
 */
export function useListTitle({ filters, isOwn, path, answer }: ListTitleOptions): ReactNode {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const filterName = useFilterName(filters, isOwn, answer?.fichas[0])
  const favoriteName = useFavoriteName(path)
  const name = filterName ?? favoriteName ?? (hasFilters(filters) ? t('list.title') : undefined)
  const title = name && answer ? t('list.counted', { name, number: number(answer.pagination.totalItems) }) : name
  usePageTitle(title)
  if (!name || answer) return title ?? t('list.title')
  // Reserves the space of the number, so that the heading does not wrap when the number arrives.
  return (
    <>
      {name}
      <span aria-hidden="true" style={{ visibility: 'hidden' }}>
        {t('list.counted', { name: '', number: number(100) })}
      </span>
    </>
  )
}

/** Returns the list's only filter in words; undefined if there is none or if there are several. `first` has names that it needs. */
function useFilterName(filters: Filters, isOwn: boolean, first: Ficha | undefined): string | undefined {
  const { t } = useTranslation('fichas')
  const { reporte, categoria, etapa, jefe, centro } = filters
  if (Object.values(filters).filter((value) => value !== undefined).length + Number(isOwn) !== 1) return undefined
  if (isOwn) return t('own.title')
  if (reporte) return t(`list.ofReport.${reporte}`)
  if (categoria) return t(`byState.title.${categoria}`)
  if (etapa) return t(`list.ofStage.${etapa}`)
  if (centro === NO_CENTRE) return t('list.ofNoCentre')
  if (centro) return first?.centro ? t('list.ofCentre', { centre: first.centro.nombre }) : undefined
  return jefe && first && t('list.ofHead', { head: first.nombre_jefe_ficha })
}
