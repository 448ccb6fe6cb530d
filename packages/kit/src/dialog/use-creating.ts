import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const ASKS = 'crear'

/**
 * Whether the create dialog is open: by the URL (`?crear`), so that Back closes it, and a reload or signing in again
 * opens it.
 */
export function useCreating(): [boolean, { open: () => void; close: () => void }] {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const openedHere = useLocation().state === ASKS
  const without = () => {
    const rest = new URLSearchParams(search)
    rest.delete(ASKS)
    return rest
  }
  const open = () => {
    const next = without()
    next.set(ASKS, '')
    setSearch(next, { state: ASKS })
  }
  const close = () => {
    if (openedHere) navigate(-1)
    else setSearch(without(), { replace: true })
  }
  return [search.has(ASKS), { open, close }]
}
