import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

interface DialogWays {
  open: (value?: string) => void
  close: () => void
}

/**
 * Whether a dialog is open, and what it shows: by the URL (`?name=value`), so that Back closes it, and a reload, a shared
 * link or signing in again opens it. The value is null while it is closed.
 */
export function useDialogAddress(name: string): [string | null, DialogWays] {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const openedHere = useLocation().state === name
  const without = () => {
    const rest = new URLSearchParams(search)
    rest.delete(name)
    return rest
  }
  const open = (value = '') => {
    const next = without()
    next.set(name, value)
    setSearch(next, { state: name, preventScrollReset: true })
  }
  const close = () => {
    if (openedHere) navigate(-1)
    else setSearch(without(), { replace: true, preventScrollReset: true })
  }
  return [search.get(name), { open, close }]
}
