/** In localStorage: the route of the remote's screen that was open last, without what it is about: `/fichas/:nroFicha`. */
const KEY = 'last-route'

export const storeLastRoute = (path: string) => localStorage.setItem(KEY, path)

/** Returns that route, or none. The server tells by it what files such a screen needs. */
export function lastRoute(): string[] {
  const path = localStorage.getItem(KEY)
  return path?.startsWith('/') ? [path] : []
}
