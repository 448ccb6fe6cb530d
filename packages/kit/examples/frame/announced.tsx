import { Announced } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'

/** Only changes are announced, because screen readers read the first count with the page. */
export function ChangesOnly() {
  const [count, setCount] = useState(3)
  return (
    <>
      <Button variant="default" onClick={() => setCount(count + 1)}>
        Reservar otro ambiente
      </Button>
      <Announced changesOnly>
        <p>{count} ambientes reservados</p>
      </Announced>
    </>
  )
}
