import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Button, Group } from '@fichero/kit/ui'

/** A success, and an error that needs no further action. */
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
