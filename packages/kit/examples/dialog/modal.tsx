import { Modal, useDialogAddress } from '@fichero/kit/dialog'
import { FactList } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'

/** Open by its address: Back closes it, and a link opens it. */
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
