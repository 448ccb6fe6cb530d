import { lazyPart } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'

const Details = lazyPart<{ room: string }>('ejemplo', async () => ({ room }) => <p>Todo sobre el {room}.</p>)

/** Focus or hover on the button preloads the code, so that it is loaded before a click. */
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
