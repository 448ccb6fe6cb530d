import { useDisclosure } from '@mantine/hooks'
import { useSearchParams } from 'react-router-dom'

const ASKS = 'crear'

/** Whether the form that creates something is open: by its button, or because the address asks for it (`?crear`), as the search does. */
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
