import type { SearchResult } from './option'

/** In sessionStorage: `{ who, finds }`. */
const KEY = 'search.recent'
const KEPT = 5

const idOf = ({ group, row }: SearchResult) => `${group} ${JSON.stringify(row)}`

/** Returns the results that this user opened recently, newest first. Stored for the tab until sign-out. */
export function recentResults(who: number): SearchResult[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '') as { who: number; finds: SearchResult[] }
    return kept.who === who ? kept.finds : []
  } catch {
    return []
  }
}

export function storeRecentResult(who: number, found: SearchResult) {
  const others = recentResults(who).filter((other) => idOf(other) !== idOf(found))
  sessionStorage.setItem(KEY, JSON.stringify({ who, finds: [found, ...others].slice(0, KEPT) }))
}

export const clearRecentResults = () => sessionStorage.removeItem(KEY)
