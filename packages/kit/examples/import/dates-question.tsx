import { ApiError } from '@fichero/kit/api'
import { asksDates, DatesQuestion } from '@fichero/kit/import'
import { useState } from 'react'

const params = {
  archivo: 'Reporte.xls',
  columna: 'Fecha y Hora',
  valor_1: '06/05/2025',
  fila_1: 14,
  dmy_1: '2025-05-06',
  mdy_1: '2025-06-05',
}
const error = new ApiError(422, { ok: false, code: 'dates_ambiguous', msg: '', params })

/** Shown in place of an error for which `asksDates` is true. The file is sent again with the answer. */
export function InPlaceOfTheError() {
  const [order, setOrder] = useState('')
  return asksDates(error) && !order ? (
    <DatesQuestion error={error} onAnswer={setOrder} />
  ) : (
    <p>Se envía otra vez, con «{order}».</p>
  )
}
