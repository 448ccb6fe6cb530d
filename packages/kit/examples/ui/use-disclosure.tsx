import { Button, useDisclosure } from '@fichero/kit/ui'

/** A text that the button shows and hides. */
export function OpensAText() {
  const [isOpen, { toggle }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Ocultar el horario' : 'Ver el horario'}
      </Button>
      {isOpen && <p>De lunes a viernes, de 7:00 a 13:00.</p>}
    </>
  )
}
