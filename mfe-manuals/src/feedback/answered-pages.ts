const KEY = 'opiniones'

/** The pages of the manuals of which this browser has said something. A browser that stores nothing is asked again. */
export function answeredPages(): string[] {
  try {
    // Stryker disable next-line StringLiteral: what cannot be read is an empty list too
    const pages: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(pages) ? pages.map(String) : []
  } catch {
    return []
  }
}

export function rememberAnswer(page: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...answeredPages(), page])]))
  } catch {
    // Storage is full or forbidden.
  }
}
