import { CurrentPassword } from '@fichero/kit/fields'
import { Button, useDisclosure } from '@fichero/kit/ui'

/** The field takes the focus when it appears, so the example waits for a click. */
export function AfterAPress() {
  const [isAsked, { open }] = useDisclosure(false)
  return isAsked ? <CurrentPassword /> : <Button onClick={open}>Guardar cambios</Button>
}
