import { Modal, useDialogAddress } from '@fichero/kit/dialog'
import { FactList } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'

/** Whether the dialog is open is stored in the URL: Back closes the dialog, and a link can open it. */
export function InTheAddress() {
  const [room, { open, close }] = useDialogAddress('ambiente')
  return (
    <>
      <Button variant="default" onClick={() => open('204')}>
        Ver ambiente 204
      </Button>
      <Modal opened={room !== null} onClose={close} title={`Ambiente ${room}`}>
        <FactList layout="rows" facts={[['Sede', 'Centro de Servicios']]} />
      </Modal>
    </>
  )
}
