import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

interface DialogActions {
  open: (value?: string) => void
  close: () => void
}

/**
 * Stores the state of a dialog in the URL (`?name=value`), so that Back closes the dialog, and a reload, a shared link or a new
 * sign-in opens it. Returns the value, which is null while the dialog is closed.
 */
export function useDialogAddress(name: string): [string | null, DialogActions] {
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
