import { getSession } from '@fichero/contract/calls/auth.calls'
import { answer } from '@fichero/kit/testing/fake-shell'

const CENTRES = [
  { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURISTICO' },
  { id: 2, codigo: '9309', nombre: 'CENTRO DE SERVICIOS' },
  { id: 3, codigo: '9545', nombre: 'CENTRO MINERO' },
]
export const [FIRST_CENTRE] = CENTRES as [(typeof CENTRES)[number]]

/** The session of an installation with `count` confirmed centres. */
export const sessionOf = (count: number) =>
  answer(getSession, { ok: true, envia_correos: false, centro: null, centros: CENTRES.slice(0, count) } as never)
