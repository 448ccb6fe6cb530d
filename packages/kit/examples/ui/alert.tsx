import { Alert, Stack } from '@fichero/kit/ui'

/** Orange for a warning, red for a failure, green for good news. */
export const EachColour = () => (
  <Stack>
    <Alert color="orange" title="El ambiente 204 está en reparación">
      Vuelve el 12/03/2026.
    </Alert>
    <Alert color="red" title="No se reservó el ambiente">
      Ya está reservado a esa hora. Elija otra.
    </Alert>
    <Alert color="green">Todas las reservas están aprobadas.</Alert>
  </Stack>
)
