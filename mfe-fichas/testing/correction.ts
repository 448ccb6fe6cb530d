import type { MergePlan } from '@fichero/contract/corrections.schema'
import type { Apprentice } from '../src/enrolment/enrolment'

/** Returns a person of a ficha. */
export const person = (nro_documento: string, apellido = 'Paz', changes: object = {}) => ({
  tipo_documento: 'CC',
  nro_documento,
  nombre: 'Eva',
  apellido,
  estado: 'EN FORMACION',
  celular: null,
  correo: null,
  ...changes,
})
/** Returns an apprentice with the document number 1098001, whom the user may correct. */
export const apprentice = (changes: object = {}, can: object = {}) =>
  ({
    aprendiz: person('1098001', 'Paz', changes),
    ficha: { nro_ficha: 2_888_001 },
    can: { editContact: true, correct: true, shareProgress: false, ...can },
  }) as Apprentice

/** Returns one of the two people of a merge, or the result. */
export const side = (nro_documento: string, changes: object = {}) => ({
  ...person(nro_documento),
  resultados_aprobados: 3,
  fecha_reporte: '2026-05-02',
  ...changes,
})
/** Returns the result of a dry run of a merge. */
export const plan = (changes: Partial<MergePlan> = {}): MergePlan => ({
  personas: [side('1098001'), side('2000001', { correo: 'eva@x.co' })],
  resultado: side('1098001', { correo: 'eva@x.co', resultados_aprobados: 5 }),
  juicios_tomados: 2,
  juicios_distintos: 1,
  otro_nombre: false,
  fichas: [],
  fichas_con_ambos: [],
  ...changes,
})
