import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { useLocation } from '@fichero/kit/router'
import { useCentreOptions } from '../centre/use-centre-options'
import { ALL_PROGRAMS, type Filters, type ProgramChoice } from './list-address'
import { useFilterTexts } from './use-filter-texts'

/**
 * Returns a list with its filters as a favourite. There is none for a list without filters, which the menu has, and for a search
 * text, which may be the name of an apprentice and would stay in the browser.
 * @param words the filters in words
 */
export function useListFavorite(title: string, words: string[], pages: Pages) {
  const { pathname } = useLocation()
  const query = pages.filtered({ limit: undefined })
  if (query === '?' || pages.search.has('q')) return undefined
  return { path: `${pathname}${query}`, name: [title, ...words].join(' · ') }
}

/** The list of fichas as a favourite. */
export function useFichasFavorite(filters: Filters, choice: ProgramChoice | undefined, isOwn: boolean, pages: Pages) {
  const { t } = useTranslation('fichas')
  const { jornada, oferta, etapa, categoria, reporte, jefe, centro } = filters
  const programId = isOwn || choice === ALL_PROGRAMS ? undefined : choice
  const centre = useCentreOptions(centro).find(({ value }) => value === String(centro))
  const words = [
    ...(isOwn ? [t('scope.own')] : choice === ALL_PROGRAMS ? [t('behind.allPrograms')] : []),
    ...useFilterTexts({ programId, nroFicha: undefined, jefe }),
    jornada && t(`kit:value.jornada.${jornada}`),
    oferta && t(`kit:value.oferta.${oferta}`),
    etapa && t(`kit:value.etapa.${etapa}`),
    categoria && t(`category.${categoria}`),
    reporte && t(`reportState.${reporte}`, { days: OLD_REPORT_DAYS }),
    centre?.label,
  ]
  const favorite = useListFavorite(
    t('list.title'),
    words.filter((word) => word !== undefined),
    pages,
  )
  return isOwn || choice !== undefined ? favorite : undefined
}
