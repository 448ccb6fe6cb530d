import { DateField } from '@fichero/kit/fields'
import { useState } from 'react'

/** The value of the field is an ISO date (`YYYY-MM-DD`), whatever the browser’s language. */
export function OfAReservation() {
  const [day, setDay] = useState('2026-03-12')
  return <DateField label="Día de la reserva" description={`Valor: ${day}`} value={day} onChange={setDay} required />
}
