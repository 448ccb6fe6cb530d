import { Button, useClipboard } from '@fichero/kit/ui'

/** The button confirms the copy. */
export function CopiesACode() {
  const { copy, copied } = useClipboard()
  return (
    <Button variant="default" onClick={() => copy('AMB-204')}>
      {copied ? 'Copiado' : 'Copiar AMB-204'}
    </Button>
  )
}
