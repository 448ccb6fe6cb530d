import { IconRefresh } from '@fichero/kit/icons'
import { ActionIcon } from '@fichero/kit/ui'

/** Its name is said, and shown to who points at it. */
export const WithItsName = () => (
  <ActionIcon aria-label="Actualizar la lista" title="Actualizar la lista">
    <IconRefresh />
  </ActionIcon>
)
