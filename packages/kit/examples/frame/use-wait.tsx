import { useWait } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'

/** Nothing for a moment, then a word, and after three seconds another one. */
export function SaysHowLong() {
  const [isWaiting, setWaiting] = useState(false)
  const wait = useWait(isWaiting)
  return (
    <>
      <Button variant="default" onClick={() => setWaiting(!isWaiting)}>
        {isWaiting ? 'Terminar' : 'Esperar'}
      </Button>
      <p role="status">{{ idle: '', pending: 'Un momento…', slow: 'Tarda más de lo normal.' }[wait]}</p>
    </>
  )
}
