import { type Column, DataTable, RowLink, ShortRow, StatusBadge } from '@fichero/kit/table'
import { PEOPLE, type Person } from '../people'

const COLUMNS: Column<Person>[] = [
  {
    id: 'apellido',
    header: 'Nombre',
    sortBy: ({ apellido }) => apellido,
    cell: ({ documento, nombre, apellido }) => (
      <RowLink to={`/aprendices/${documento}`}>
        {apellido}, {nombre}
      </RowLink>
    ),
  },
  { id: 'estado', header: 'Estado', cell: (person) => <State person={person} /> },
  { id: 'horas', header: 'Horas', align: 'right', sortBy: ({ horas }) => horas, cell: ({ horas }) => horas },
]

const TOTAL: Person = {
  id: 0,
  documento: '',
  nombre: '',
  apellido: 'Total',
  estado: '',
  horas: PEOPLE.reduce((sum, { horas }) => sum + horas, 0),
}

/** With `total`, the last row has the sums, in every order. */
export const WithTotal = () => (
  <DataTable
    caption="Horas"
    columns={[
      { id: 'apellido', header: 'Nombre', sortBy: ({ apellido }) => apellido, cell: ({ apellido }) => apellido },
      { id: 'horas', header: 'Horas', align: 'right', sortBy: ({ horas }) => horas, cell: ({ horas }) => horas },
    ]}
    rows={PEOPLE}
    rowKey={({ id }) => id}
    total={TOTAL}
  />
)

const State = ({ person: { estado } }: { person: Person }) => (
  <StatusBadge tone={estado === 'APLAZADO' ? 'orange' : 'green'}>{estado}</StatusBadge>
)

/** The first column has the links, numbers are right-aligned, and two of the headings sort. */
export const Sorted = () => (
  <DataTable
    caption="Aprendices"
    columns={COLUMNS}
    rows={PEOPLE}
    rowKey={({ id }) => id}
    initialSort={{ id: 'apellido', direction: 'asc' }}
  />
)

/** With `short`, a row has two lines if the columns do not fit, as on a phone. */
export const ShortOnAPhone = () => (
  <div style={{ maxInlineSize: 290 }}>
    <DataTable
      caption="Aprendices, en dos líneas en un teléfono"
      columns={COLUMNS}
      rows={PEOPLE}
      rowKey={({ id }) => id}
      short={(person) => (
        <ShortRow
          name={
            <RowLink to={`/aprendices/${person.documento}`}>
              {person.apellido}, {person.nombre}
            </RowLink>
          }
        >
          <State person={person} />
          <span>{person.horas} horas</span>
        </ShortRow>
      )}
    />
  </div>
)
