import { lazyPart } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'

const Details = lazyPart<{ room: string }>('ejemplo', async () => ({ room }) => <p>Todo sobre el {room}.</p>)

/** Its code comes when the button has the focus or the pointer, so that a press finds it loaded. */
export function LoadsAhead() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        onFocus={Details.preload}
        onPointerEnter={Details.preload}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Ver detalles
      </Button>
      {isOpen && <Details room="ambiente 204" />}
    </>
  )
}
