import { HiddenRows } from '@fichero/kit/import'
import { useState } from 'react'

export function Example() {
  const [isTaken, setTaken] = useState(false)
  return <HiddenRows hidden={isTaken ? null : { total: 5, filas: '3, 5–8' }} isTaken={isTaken} onTake={setTaken} />
}
