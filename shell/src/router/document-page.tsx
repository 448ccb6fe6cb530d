import { useEffect } from 'react'

/** An address that is a document of its own and not drawn by the router: it is loaded. */
export function DocumentPage() {
  useEffect(() => {
    const { pathname, search } = window.location
    window.location.replace(pathname + search)
  }, [])
  return null
}
