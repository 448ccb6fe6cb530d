import { Button, Group } from '@fichero/kit/ui'

/** Actions side by side. */
export const TwoActions = () => (
  <Group>
    <Button variant="default">Exportar a Excel</Button>
    <Button>Crear ambiente</Button>
  </Group>
)
