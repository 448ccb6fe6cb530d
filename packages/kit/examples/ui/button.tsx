import { IconPlus } from '@fichero/kit/icons'
import { Button, Group } from '@fichero/kit/ui'

/** One is filled, for what one came for; what takes something away never is, except where a dialog confirms it. */
export const Kinds = () => (
  <Group>
    <Button leftSection={<IconPlus />}>Crear ambiente</Button>
    <Button variant="default">Editar</Button>
    <Button variant="subtle" size="compact-sm">
      Mostrar más
    </Button>
  </Group>
)

/** While it works it takes no second press. */
export const AtWork = () => <Button loading>Guardar cambios</Button>
