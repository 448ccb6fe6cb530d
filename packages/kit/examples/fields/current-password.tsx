import { CurrentPassword } from '@fichero/kit/fields'
import { Button, useDisclosure } from '@fichero/kit/ui'

/** It takes the focus as it appears, so the example waits for a press. */
export function AfterAPress() {
  const [isAsked, { open }] = useDisclosure(false)
  return isAsked ? <CurrentPassword /> : <Button onClick={open}>Guardar cambios</Button>
}
