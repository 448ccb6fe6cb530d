import { FormModal, useCreating } from '@fichero/kit/dialog'
import { FormActions } from '@fichero/kit/form'
import { Button, TextInput } from '@fichero/kit/ui'

/** A form that creates a record, opened by `?crear` in the URL. A form of `useApiForm` asks before it discards input. */
export function ThatCreates() {
  const [isCreating, { open, close }] = useCreating()
  return (
    <>
      <Button onClick={open}>Crear ambiente</Button>
      <FormModal opened={isCreating} onClose={close} title="Crear ambiente">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <TextInput label="Nombre" />
          <FormActions submitLabel="Crear ambiente" busy={false} />
        </form>
      </FormModal>
    </>
  )
}
