import { DateField } from '@fichero/kit/fields'
import { useState } from 'react'

/** Its value is ISO, whatever the language of the browser. */
export function OfAReservation() {
  const [day, setDay] = useState('2026-03-12')
  return (
    <DateField label="Día de la reserva" description={`Valor: ${day}`} value={day} onChange={setDay} withAsterisk />
  )
}
