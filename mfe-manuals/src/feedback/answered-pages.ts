const KEY = 'opiniones'

/** Returns the pages that were rated in this browser; an empty list if the storage cannot be read, so users are asked again. */
export function answeredPages(): string[] {
  try {
    // Stryker disable next-line StringLiteral: unreadable JSON is an empty list too
    const pages: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(pages) ? pages.map(String) : []
  } catch {
    return []
  }
}

/** Stores that a page was rated in this browser. */
export function rememberAnswer(page: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...answeredPages(), page])]))
  } catch {
    // Storage is full or forbidden.
  }
}
