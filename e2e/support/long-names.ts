import { chooseFicha } from './demo-system.mjs'
import type { Server } from './server.mjs'
import { callApi, type Session } from './session.mjs'

const NAMES = { nombre: 'María Fernanda Alejandra', apellido: 'Santacruz Villavicencio de la Espriella' }
const PROGRAM =
  'Gestión integrada de la calidad, medio ambiente, seguridad y salud ocupacional en el sector agropecuario'

/** Names of people and programs. Checks of a page's language ignore them. */
export const LONG_NAMES = [`${NAMES.nombre} ${NAMES.apellido}`, NAMES.apellido, PROGRAM]

const person = (nro_documento: string) => ({
  ...NAMES,
  nro_documento,
  tipo_documento: 'CC',
  correo_institucional: `mariafernanda.santacruzvillavicencio.${nro_documento}@centrodeformacion.example`,
  contrasena: 'la de prueba',
  rol: 'user',
  tipo: 'contratista',
  fecha_inicio_contrato: '2026-01-15',
  fecha_fin_contrato: '2099-12-15',
})

interface Ficha {
  nro_ficha: number
  jornada: string
  oferta: string
  id_programa_formacion: number
  fecha_inicio_lectiva: string
  fecha_fin_lectiva: string
  fecha_fin_ficha: string
}

/** The document number of the head with the long name. */
export const HEAD_DOCUMENT = '1098765432'

/**
 * Gives the demonstration data the longest realistic names: of a ficha, a program, instructors and access requests, enabled
 * and disabled. Returns the ficha, one of its apprentices, its program and its head.
 */
export async function useLongNames(server: Server, session: Session) {
  const send = <T>(method: string, path: string, body?: unknown) => callApi<T>(server, path, { method, body, session })
  const get = <T>(path: string) => send<T>('GET', path)
  const create = (nro_documento: string) =>
    send<{ user: { id: number } }>('POST', '/users/create', person(nro_documento))
  const { user: head } = await create(HEAD_DOCUMENT)
  const { user } = await create('1098765433')
  await send('POST', '/auth/register', person('1098765434'))
  await send('POST', `/users/disabled/${user.id}`)

  const { number, apprentice } = await chooseFicha({ get } as Parameters<typeof chooseFicha>[0])
  const { fichas } = await get<{ fichas: Ficha[] }>('/fichas?limit=100')
  const setHead = (ficha: Ficha) =>
    send('PUT', `/fichas/${ficha.nro_ficha}`, {
      idJefeFicha: Number(HEAD_DOCUMENT),
      idProgramaFormacion: ficha.id_programa_formacion,
      jornada: ficha.jornada,
      oferta: ficha.oferta,
      fechaInicioLectiva: ficha.fecha_inicio_lectiva,
      fechaFinLectiva: ficha.fecha_fin_lectiva,
      fechaFinFicha: ficha.fecha_fin_ficha,
    })
  const shown = fichas.find(({ nro_ficha }) => nro_ficha === number)
  const disabled = fichas.find(({ nro_ficha }) => nro_ficha !== number)
  if (!shown || !disabled || !apprentice) throw new Error('The demonstration data has too few fichas.')
  await setHead(shown)
  await setHead(disabled)
  await send('POST', `/fichas/disabled/${disabled.nro_ficha}`)

  const { programs } = await get<{ programs: { id: number; total_horas: number; nivel: string }[] }>('/programs')
  for (const { id, total_horas, nivel } of programs)
    await send('PUT', `/programs/update/${id}`, {
      nombrePrograma: `${PROGRAM} ${id}`,
      totalHoras: total_horas,
      nivel,
    })
  const last = programs.find(({ id }) => id !== shown.id_programa_formacion)
  await send('POST', `/programs/disabled/${last?.id}`)
  return { number: shown.nro_ficha, apprentice, program: shown.id_programa_formacion, person: head.id }
}
