import { useKept, useKeptSet } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'

/** Back and a reload restore the state. What a shared link should show belongs in the URL. */
export function OpenRows() {
  const open = useKeptSet<string>('ambientes abiertos')
  const [isDense, setDense] = useKept('lista densa', false)
  return (
    <Group>
      <Button variant="default" aria-expanded={open.has('204')} onClick={() => open.toggle('204')}>
        Ambiente 204
      </Button>
      {open.has('204') && <span>Libre hasta las 13:00</span>}
      <Button variant="subtle" aria-pressed={isDense} onClick={() => setDense(!isDense)}>
        Lista densa
      </Button>
    </Group>
  )
}
