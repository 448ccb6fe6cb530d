import type { Language } from '@fichero/contract/enums'
import { lazyPart } from '@fichero/kit/frame'
import { Skeleton } from '@fichero/kit/ui'
import type { Section } from './find-sections'

/** Returns a function that loads the text of the pages and the component for the results. */
const resultsIn = (load: () => Promise<{ default: Section[] }>) => async () => {
  const [{ default: sections }, { SearchResults }] = await Promise.all([load(), import('./search-results')])
  return (props: { search: string }) => <SearchResults sections={sections} {...props} />
}

/** Search results for the pages of a language. The text of the pages is loaded on first use. */
export const SEARCH: Record<Language, ReturnType<typeof lazyPart<{ search: string }>>> = {
  es: lazyPart(
    'manuals/search/es',
    resultsIn(() => import(/* webpackChunkName: "text-search-es" */ '../content/es/home.mdx?search')),
    <Skeleton height={96} />,
  ),
  en: lazyPart(
    'manuals/search/en',
    resultsIn(() => import(/* webpackChunkName: "text-search-en" */ '../content/en/home.mdx?search')),
    <Skeleton height={96} />,
  ),
}
