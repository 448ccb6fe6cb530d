import { StaleEditAlert } from '@fichero/kit/form'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { useState } from 'react'

/** `EditHead` shows it. It takes the focus as it comes, so the example waits for a press. */
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
