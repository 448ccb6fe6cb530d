import type { Found } from './choice'

/** In sessionStorage: `{ who, finds }`. */
const KEY = 'search.recent'
const KEPT = 5

const idOf = ({ group, row }: Found) => `${group} ${JSON.stringify(row)}`

/** What this person found and opened lately, newest first. Kept for the tab, until the person signs out. */
export function recentFinds(who: number): Found[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '') as { who: number; finds: Found[] }
    return kept.who === who ? kept.finds : []
  } catch {
    return []
  }
}

export function keepFind(who: number, found: Found) {
  const others = recentFinds(who).filter((other) => idOf(other) !== idOf(found))
  sessionStorage.setItem(KEY, JSON.stringify({ who, finds: [found, ...others].slice(0, KEPT) }))
}

export const forgetFinds = () => sessionStorage.removeItem(KEY)
