import type { Enrolment } from '@fichero/contract/fichas.schema'
import { describe, expect, test } from '@jest/globals'
import { chosenPeople } from './chosen-people'

const person = (apellido: string, given: Partial<Enrolment> = {}): Enrolment => ({
  nro_documento: '1098000001',
  tipo_documento: 'CC',
  nombre: 'ANA',
  apellido,
  estado: 'EN FORMACION',
  horas_aprobadas: 0,
  resultados_aprobados: 0,
  total_resultados: 4,
  porcentaje_tyt: 0,
  banda: 'lejos',
  sin_banda: null,
  faltan_para_lista: 3,
  faltan: 4,
  ...given,
})
const PEOPLE = [
  person('GÓMEZ', { banda: 'lista' }),
  person('PAZ', { estado: 'CANCELADO', banda: null, sin_banda: 'retirado' }),
  person('RUIZ', { banda: null, sin_banda: 'sin_reporte' }),
  person('TORO', { estado: 'APLAZADO', banda: 'lejos' }),
]
const ALL = { text: '', state: undefined, band: undefined, stateText: (estado: string) => estado }
const found = (choice: Partial<Parameters<typeof chosenPeople>[1]>) =>
  chosenPeople(PEOPLE, { ...ALL, ...choice }).map(({ apellido }) => apellido)

describe('the people of a ficha', () => {
  test('are all of them without a choice', () => expect(found({})).toEqual(['GÓMEZ', 'PAZ', 'RUIZ', 'TORO']))
  test('are found by their state as a word too', () => expect(found({ text: 'cancelado' })).toEqual(['PAZ']))
  test('are found without accents', () => expect(found({ text: 'gomez ana' })).toEqual(['GÓMEZ']))
  test('of a state', () => expect(found({ state: 'CANCELADO' })).toEqual(['PAZ']))
  test('of a band, in which is only who is in training', () => {
    expect(found({ band: 'lista' })).toEqual(['GÓMEZ'])
    expect(found({ band: 'lejos' })).toEqual([])
    expect(found({ band: 'sin_reporte' })).toEqual(['RUIZ'])
  })
  test('of a state and a band', () => expect(found({ state: 'CANCELADO', band: 'sin_reporte' })).toEqual([]))
})
