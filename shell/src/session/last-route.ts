/** In localStorage: the path pattern of the last visited page of a remote, such as `/fichas/:nroFicha`. */
const KEY = 'last-route'

/** Stores the path pattern of the page that the user opened. */
export const storeLastRoute = (path: string) => localStorage.setItem(KEY, path)

/** Returns the stored pattern, or an empty list. The server's HTML for the pattern names the files that the page needs. */
export function lastRoute(): string[] {
  const path = localStorage.getItem(KEY)
  return path?.startsWith('/') ? [path] : []
}
