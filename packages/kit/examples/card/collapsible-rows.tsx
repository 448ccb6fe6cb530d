import { CollapsibleRows } from '@fichero/kit/card'
import { PEOPLE } from '../people'

/** Two of three rows, with a button that shows all of them. */
export const TheFirstTwo = () => (
  <CollapsibleRows rows={PEOPLE} few={2} moreLabel="Mostrar las 3 personas">
    {(rows) => (
      <ul>
        {rows.map(({ id, nombre, apellido }) => (
          <li key={id}>
            {nombre} {apellido}
          </li>
        ))}
      </ul>
    )}
  </CollapsibleRows>
)
