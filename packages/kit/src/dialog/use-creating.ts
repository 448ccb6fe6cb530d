import { useDisclosure } from '@mantine/hooks'
import { useSearchParams } from 'react-router-dom'

const ASKS = 'crear'

/** Whether the create dialog is open: by its button, or by the URL (`?crear`), which the search uses. */
export function useCreating(): [boolean, { open: () => void; close: () => void }] {
  const [search, setSearch] = useSearchParams()
  const [opened, { open, close }] = useDisclosure(false)
  const asked = search.has(ASKS)
  const closeAlso = () => {
    close()
    if (!asked) return
    const rest = new URLSearchParams(search)
    rest.delete(ASKS)
    setSearch(rest, { replace: true })
  }
  return [opened || asked, { open, close: closeAlso }]
}
