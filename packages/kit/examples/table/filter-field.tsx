import { matchesPerson } from '@fichero/kit/search'
import { DataTable, FilterField, useTableAddress } from '@fichero/kit/table'
import { Stack } from '@fichero/kit/ui'
import { PEOPLE } from '../people'

/** Text and sort order are in the URL, so that Back and a shared link restore them. */
export function InTheAddress() {
  const { text, setText, keepText, sort, setSort } = useTableAddress(['apellido'], { id: 'apellido', direction: 'asc' })
  const rows = PEOPLE.filter(({ documento, nombre, apellido }) => matchesPerson(text, documento, nombre, apellido))
  return (
    <Stack>
      <FilterField
        label="Buscar por nombre o documento"
        text={text}
        onText={setText}
        onLeave={keepText}
        shown={`${rows.length} de ${PEOPLE.length} personas`}
        none={rows.length === 0 && 'Nadie coincide.'}
      />
      {rows.length > 0 && (
        <DataTable
          caption="Personas"
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          columns={[
            {
              id: 'apellido',
              header: 'Apellido',
              sortBy: ({ apellido }) => apellido,
              cell: ({ apellido }) => apellido,
            },
            { id: 'documento', header: 'Documento', cell: ({ documento }) => documento },
          ]}
        />
      )}
    </Stack>
  )
}
