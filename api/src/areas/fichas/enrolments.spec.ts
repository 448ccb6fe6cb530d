import type { Enrolment } from '@fichero/contract/fichas.schema'
import { buildApprentice, buildFicha } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { enrolmentsOf, totalsOf } from './enrolments.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

describe('the people of a ficha', () => {
  it('are sorted by surname, name and document number, in Spanish order', async () => {
    const { dataSource } = database
    const { nro_ficha } = await buildFicha(dataSource)
    const people = [
      ['Zapata', 'Ana', '1'],
      ['ñame', 'Luz', '2'],
      ['Nieto', 'Ana', '5'],
      ['Nieto', 'Álvaro', '6'],
      ['Nieto', 'Ana', '4'],
      ['ÁLVAREZ', 'Eva', '3'],
    ]
    for (const [apellido = '', nombre = '', document] of people)
      await buildApprentice(dataSource, { nro_ficha, apellido, nombre, nro_documento: `700${document}` })
    await buildApprentice(dataSource)
    const listed = await enrolmentsOf(dataSource.manager, { nro_ficha, total_resultados: 4, hasReport: true })
    expect(listed.map(({ nro_documento }) => nro_documento)).toEqual(['7003', '7006', '7004', '7005', '7002', '7001'])
  })

  it('have their progress, but no readiness band before the first report', async () => {
    const { dataSource } = database
    const { nro_ficha } = await buildFicha(dataSource)
    const columns = { resultados_aprobados: 3, horas_aprobadas: 90, tipo_documento: 'TI' }
    await buildApprentice(dataSource, { nro_ficha, ...columns })
    const read = async (hasReport: boolean) =>
      (await enrolmentsOf(dataSource.manager, { nro_ficha, total_resultados: 4, hasReport }))[0]
    const shown = { ...columns, estado: 'EN FORMACION', total_resultados: 4, porcentaje_tyt: 75 }
    expect(await read(true)).toMatchObject({ ...shown, banda: 'lista', sin_banda: null, faltan: 1 })
    expect(await read(false)).toMatchObject({ ...shown, banda: null, sin_banda: 'sin_reporte', faltan: null })
  })
})

describe('the totals of people', () => {
  const person = (estado: string, banda: Enrolment['banda'], sin_banda: Enrolment['sin_banda'] = null) =>
    ({ estado, banda, sin_banda }) as Enrolment

  it('by state have states in training first, then the largest number, then the name', () => {
    const states = ['CANCELADO', 'TRASLADADO', 'APLAZADO', 'TRASLADADO', 'INDUCCION', 'EN FORMACION', 'EN FORMACION']
    const { por_estado } = totalsOf(states.map((estado) => person(estado, 'lejos')))
    expect(por_estado.map(({ estado, personas }) => `${personas} ${estado}`)).toEqual([
      '2 EN FORMACION',
      '1 INDUCCION',
      '2 TRASLADADO',
      '1 APLAZADO',
      '1 CANCELADO',
    ])
  })

  it('by readiness band count only people in training', () => {
    const people = [
      person('EN FORMACION', 'lista'),
      person('CONDICIONADO', 'cerca'),
      person('INDUCCION', 'lejos'),
      person('EN FORMACION', 'lejos'),
      person('EN FORMACION', null, 'sin_reporte'),
      person('EN FORMACION', null, 'retirado'),
      person('APLAZADO', 'lista'),
      person('CANCELADO', null, 'sin_reporte'),
    ]
    expect(totalsOf(people).por_banda).toEqual({ lista: 1, cerca: 1, lejos: 2, sin_reporte: 1 })
    expect(totalsOf([])).toEqual({ por_estado: [], por_banda: { lista: 0, cerca: 0, lejos: 0, sin_reporte: 0 } })
  })
})
