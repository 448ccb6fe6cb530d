import { ConfirmDialog } from '@fichero/kit/dialog'
import { Button, useDisclosure } from '@fichero/kit/ui'

/** Red, because the action is destructive. The title asks, the text says what is affected, the button repeats the verb. */
export function Destructive() {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open}>
        Cancelar reserva
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title="¿Cancelar la reserva del ambiente 204?"
        cancelLabel="Conservarla"
        confirmLabel="Cancelar reserva"
        onConfirm={close}
        danger
      >
        Era para el 12/03/2026, de 7:00 a 13:00. El ambiente queda libre.
      </ConfirmDialog>
    </>
  )
}
