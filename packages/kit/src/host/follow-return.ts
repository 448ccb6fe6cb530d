import type { QueryClient } from '@tanstack/react-query'

/**
 * A page that Back or Forward brings from the browser's cache has heard nothing meanwhile: of what other tabs stored (session,
 * language, theme), as if they had stored all of it now, and of what changed on the server.
 * @returns stops following
 */
export function followReturn(client: QueryClient): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    window.dispatchEvent(new StorageEvent('storage'))
    void client.invalidateQueries()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
