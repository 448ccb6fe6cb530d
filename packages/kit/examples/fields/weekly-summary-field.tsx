import { getConfig } from '@fichero/contract/calls/auth.calls'
import { WeeklySummaryField } from '@fichero/kit/fields'
import { useState } from 'react'
import { answer } from '../../testing/answers'

export const answers = [answer(getConfig, { ok: true, envia_correos: true, centros: [] })]

/** With the `form` of `useApiForm` or `RowForm`. */
export function OfAPerson() {
  const [value, onChange] = useState('false')
  return <WeeklySummaryField form={{ getInputProps: () => ({ value, onChange }) }} />
}
