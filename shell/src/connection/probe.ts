import { register } from '@fichero/contract/calls/auth.calls'

/** An access request that is obviously a test. */
export const SAMPLE = {
  nro_documento: '999999999999999',
  tipo_documento: 'CC',
  nombre: 'PRUEBA DE CONEXIÓN',
  apellido: 'NO ES UNA PERSONA',
  tipo: 'planta',
  correo_institucional: 'prueba-de-conexion@fichero.example',
}

const { method, path } = register

/** A dry run (`simular=true`): the API validates everything and stores nothing. */
export const REQUEST = { method, url: `/api${path}?simular=true`, body: JSON.stringify(SAMPLE, null, 2) }

/** Timeout of the request, in ms. */
export const TIME_LIMIT = 15_000

/** The result of one test. */
export interface Probe {
  number: number
  /** Duration in ms, from the request to the last byte of the answer. */
  time: number
  /** Undefined if no answer arrived. */
  answer?: { status: number; retryAfter: string | null; body: string }
  /** True if the request timed out. */
  isTooLate: boolean
}

/** Sends the request without the API client, to show developers the raw answer. */
export async function probe(number: number): Promise<Probe> {
  const { method, url, body } = REQUEST
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT)
    const response = await fetch(url, { method, body, headers: { 'content-type': 'application/json' }, signal })
    const text = await response.text()
    const retryAfter = response.headers.get('retry-after')
    return { number, time: elapsed(), isTooLate: false, answer: { status: response.status, retryAfter, body: text } }
  } catch (error) {
    return { number, time: elapsed(), isTooLate: error instanceof DOMException && error.name === 'TimeoutError' }
  }
}
