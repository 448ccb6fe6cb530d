import type { SearchResult } from './option'

/** In sessionStorage: `{ who, finds }`, the id of the user and the results that he or she opened. */
const KEY = 'search.recent'
/** Maximum number of recent results. */
const MAX_RESULTS = 5

/** Returns a text that is equal for two results of the same row. */
const idOf = ({ group, row }: SearchResult) => `${group} ${JSON.stringify(row)}`

/** Returns the results that this user opened recently, newest first. Stored for the tab until sign-out. */
export function recentResults(userId: number): SearchResult[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '') as { who: number; finds: SearchResult[] }
    return stored.who === userId ? stored.finds : []
  } catch {
    return []
  }
}

/** Adds a result that the user opened as the newest. */
export function storeRecentResult(userId: number, opened: SearchResult) {
  const others = recentResults(userId).filter((other) => idOf(other) !== idOf(opened))
  sessionStorage.setItem(KEY, JSON.stringify({ who: userId, finds: [opened, ...others].slice(0, MAX_RESULTS) }))
}

/** Removes the recent results of any user. */
export const clearRecentResults = () => sessionStorage.removeItem(KEY)
