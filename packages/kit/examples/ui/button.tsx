import { IconPlus } from '@fichero/kit/icons'
import { Button, Group } from '@fichero/kit/ui'

/** Only the main action is filled. A destructive action is filled only in the dialog that confirms it. */
export const Kinds = () => (
  <Group>
    <Button leftSection={<IconPlus />}>Crear ambiente</Button>
    <Button variant="default">Editar</Button>
    <Button variant="subtle" size="compact-sm">
      Mostrar más
    </Button>
  </Group>
)

/** A button that is loading ignores clicks. */
export const AtWork = () => <Button loading>Guardar cambios</Button>
