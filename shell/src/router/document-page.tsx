import { useEffect } from 'react'

/** Loads the current URL from the server, because it is a separate document and not a page of the router. */
export function DocumentPage() {
  useEffect(() => {
    const { pathname, search } = window.location
    window.location.replace(pathname + search)
  }, [])
  return null
}
