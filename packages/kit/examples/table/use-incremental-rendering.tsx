import { useIncrementalRendering } from '@fichero/kit/table'
import { PEOPLE } from '../people'

/** For a long list outside a table. `DataTable` calls this hook itself. */
export function InACustomList() {
  const count = useIncrementalRendering(PEOPLE.length)
  return (
    <ul>
      {PEOPLE.slice(0, count).map(({ id, nombre }) => (
        <li key={id}>{nombre}</li>
      ))}
    </ul>
  )
}
