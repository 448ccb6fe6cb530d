import { Button, useClipboard, useDisclosure, useMediaQuery } from '@fichero/kit/ui'

/** Open or not, copied or not, a finger or not. */
export function ThreeStates() {
  const [isOpen, { toggle }] = useDisclosure(false)
  const { copy, copied } = useClipboard()
  const isTouched = useMediaQuery('(pointer: coarse)')
  return (
    <>
      <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Ocultar código' : 'Ver código'}
      </Button>
      {isOpen && (
        <p>
          <code>AMB-204</code>{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => copy('AMB-204')}>
            {copied ? 'Copiado' : 'Copiar código'}
          </Button>
        </p>
      )}
      <p>{isTouched ? 'Toque' : 'Haga clic en'} un ambiente para abrirlo.</p>
    </>
  )
}
