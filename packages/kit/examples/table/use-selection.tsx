import { DataTable, RowCheck, useSelection } from '@fichero/kit/table'
import { Button, Group, Stack } from '@fichero/kit/ui'
import { PEOPLE } from '../people'

/** The label of the action says how many rows are selected. */
export function WithAnAction() {
  const { chosen, isChosen, toggle, all, none } = useSelection(PEOPLE, ({ id }) => id)
  return (
    <Stack>
      <Group>
        <Button variant="default" onClick={chosen.length === PEOPLE.length ? none : all}>
          {chosen.length === PEOPLE.length ? 'Quitar la selección' : 'Seleccionar a todas'}
        </Button>
        <Button disabled={chosen.length === 0}>Exportar las seleccionadas ({chosen.length})</Button>
      </Group>
      <DataTable
        caption="Personas seleccionables"
        rows={PEOPLE}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'eleccion',
            header: 'Elegir',
            role: 'choice',
            cell: (person) => (
              <RowCheck
                label={`Elegir a ${person.nombre}`}
                checked={isChosen(person)}
                onToggle={() => toggle(person)}
              />
            ),
          },
          { id: 'nombre', header: 'Nombre', cell: ({ nombre, apellido }) => `${nombre} ${apellido}` },
        ]}
      />
    </Stack>
  )
}
