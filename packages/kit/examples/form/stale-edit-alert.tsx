import { StaleEditAlert } from '@fichero/kit/form'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { useState } from 'react'

/** `RowForm` shows this alert. It takes the focus when it appears, so the example waits for a click. */
export function WithTwoValues() {
  const [isShown, { open, close }] = useDisclosure(false)
  const [nombre, setNombre] = useState('Sala grande')
  if (!isShown) return <Button onClick={open}>Guardar cambios</Button>
  return (
    <StaleEditAlert
      changes={[{ field: 'nombre', now: 'Sala de Bogotá', typed: 'Sala grande' }]}
      form={{ getInputProps: () => ({ value: nombre }), setFieldValue: (_, value) => setNombre(value) }}
      label={() => 'Nombre'}
      text={(_, value) => value}
      onTake={close}
    />
  )
}
