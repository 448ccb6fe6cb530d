import type { Enrolment } from '@fichero/contract/fichas.schema'
import { describe, expect, test } from '@jest/globals'
import { chosenPeople } from './chosen-people'

const person = (apellido: string, changes: Partial<Enrolment> = {}): Enrolment => ({
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
  ...changes,
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
  test('are all shown without a filter', () => expect(found({})).toEqual(['GÓMEZ', 'PAZ', 'RUIZ', 'TORO']))
  test('are found by their state', () => expect(found({ text: 'cancelado' })).toEqual(['PAZ']))
  test('are found without accents', () => expect(found({ text: 'gomez ana' })).toEqual(['GÓMEZ']))
  test('are filtered by state', () => expect(found({ state: 'CANCELADO' })).toEqual(['PAZ']))
  test('are filtered by band, which finds only people in training', () => {
    expect(found({ band: 'lista' })).toEqual(['GÓMEZ'])
    expect(found({ band: 'lejos' })).toEqual([])
    expect(found({ band: 'sin_reporte' })).toEqual(['RUIZ'])
  })
  test('are filtered by state and band', () => expect(found({ state: 'CANCELADO', band: 'sin_reporte' })).toEqual([]))
})
