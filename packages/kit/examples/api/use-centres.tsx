import { getSession } from '@fichero/contract/calls/auth.calls'
import { useCentres } from '@fichero/kit/api'
import { NativeSelect } from '@fichero/kit/ui'
import { answer } from '../../testing/answers'

const centros = [
  { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURISTICO' },
  { id: 2, codigo: '9309', nombre: 'CENTRO DE SERVICIOS' },
]
export const answers = [answer(getSession, { ok: true, centros } as never)]

/** The select is rendered only if there are several centres among which to choose. */
export function ChosenIfThereAreSeveral() {
  const centres = useCentres()
  if (centres.length === 0) return null
  const options = centres.map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  return <NativeSelect label="Centro" data={[{ value: '', label: 'Todos' }, ...options]} />
}
