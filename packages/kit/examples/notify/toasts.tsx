import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Button, Group } from '@fichero/kit/ui'

/** What was done, and what failed and needs nothing more. */
export const OfEachKind = () => (
  <Group>
    <Button variant="default" onClick={() => notifySuccess('El ambiente quedó reservado.')}>
      Reservar ambiente
    </Button>
    <Button variant="default" onClick={() => notifyError('El archivo ya no está.')}>
      Descargar archivo
    </Button>
  </Group>
)
