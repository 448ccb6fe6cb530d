import { IconRefresh } from '@fichero/kit/icons'
import { ActionIcon } from '@fichero/kit/ui'

/** With an accessible name, which is also its tooltip. */
export const WithAName = () => (
  <ActionIcon aria-label="Actualizar la lista" title="Actualizar la lista">
    <IconRefresh />
  </ActionIcon>
)
