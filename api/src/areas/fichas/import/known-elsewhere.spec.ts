import type { ImportQuery, RowProblem } from '@fichero/contract/imports.schema'
import { buildApprentice, buildFicha, buildProgram } from '../../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { apprenticesReport, judgmentsReport, personRecord } from '../../../../testing/typed-reports.js'
import { daysAfter, today } from '../../../rules/today.js'
import { documentBatches } from '../document-batches.js'
import { doubleEnrolments, inTrainingElsewhere } from './known-people.js'
import { requireNamedProgram } from './named-program.js'
import type { PlannedPerson } from './plan-people.js'
import { programsOfFile } from './programs-of-file.js'

let database: ConnectedDatabase

beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

describe('the programs that a file may belong to', () => {
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    const programs = {
      first: { codigo: '500', version: '1', nombre_programa: 'Huertas urbanas' },
      second: { codigo: '500', version: '2', nombre_programa: 'Huertas urbanas nuevas' },
      unversioned: { codigo: '500', version: null, nombre_programa: 'Huertas urbanas viejas' },
      disabled: { codigo: '500', version: '3', estado: 'deshabilitado' },
      uncoded: { codigo: null, version: null, nombre_programa: 'Viveros' },
      similar: { codigo: null, version: null, nombre_programa: 'Viveros y jardines' },
      coded: { codigo: '600', version: '1', nombre_programa: 'Riego' },
    } as const
    for (const [name, row] of Object.entries(programs)) ids[name] = (await buildProgram(database.dataSource, row)).id
  })

  const NOTHING = { codigo: null, version: null, programa: null, denominacion: null }
  it.each<[string, Partial<typeof NOTHING> | object, string[]]>([
    [
      'a code and a version find that version and the program without a version',
      { codigo: '500', version: '1' },
      ['first', 'unversioned'],
    ],
    [
      'a code and an unknown version find the program without a version',
      { codigo: '500', version: '3' },
      ['unversioned'],
    ],
    ['a code finds all its versions', { codigo: '500' }, ['first', 'second', 'unversioned']],
    ['a code takes precedence over a name', { codigo: '600', version: '1', denominacion: 'VIVEROS' }, ['coded']],
    [
      'a name finds a program without a code, if the code is unknown',
      { codigo: '777', version: '1', denominacion: 'VIVEROS' },
      ['uncoded'],
    ],
    ['a name does not find a program with another code', { codigo: '777', version: '1', denominacion: 'RIEGO' }, []],
    ['the program in the heading finds a program by name', { programa: 'RIEGO' }, ['coded']],
    ['the program in the heading finds a program without a code', { programa: 'VIVEROS' }, ['uncoded']],
    ['the program in the heading finds a program with a similar name', { programa: 'JARDINES' }, ['similar']],
    [
      'the program in the heading takes precedence over the denominación',
      { programa: 'RIEGO', denominacion: 'VIVEROS' },
      ['coded'],
    ],
    ['an empty program in the heading finds nothing', { programa: '' }, []],
    ['a file without a code and a name finds nothing', {}, []],
  ])('%s', async (_, preamble, names) => {
    const found = await programsOfFile(database.dataSource.manager, { ...NOTHING, ...preamble })
    expect(found).toEqual(names.map((name) => ids[name]))
  })

  it.each<[string, string | null, boolean, string]>([
    ['without a program is accepted', null, false, 'none'],
    ['with the same program is accepted', 'HUERTAS URBANAS .', false, 'none'],
    ['with part of the name of the program is accepted', 'HUERTAS', false, 'none'],
    ['with an unknown program is accepted with a warning', 'GANADERIA', false, 'warned'],
    ['with an unknown program is accepted with a warning, even if forced', 'GANADERIA', true, 'warned'],
    ['with another known program is rejected', 'VIVEROS', false, 'refused'],
    ['with another known program is accepted with a warning, if forced', 'VIVEROS', true, 'warned'],
  ])('a list of apprentices %s', async (_, programa, forzar, outcome) => {
    const { manager } = database.dataSource
    const program = { nombre_programa: 'Huertas urbanas' } as never
    const require = (kind: 'aprendices' | 'juicios', fila_ficha: number | null) => {
      const report =
        kind === 'juicios' ? judgmentsReport([], [], { programa }) : apprenticesReport([], { programa, fila_ficha })
      return requireNamedProgram(manager, { name: 'a.xls', sha256: '', report }, program, { forzar } as ImportQuery)
    }
    expect(await require('juicios', 3)).toEqual([])
    const params = { recibido: programa, esperado: 'Huertas urbanas', archivo: 'a.xls' }
    for (const row of [3, null]) {
      const fila = row ?? 1
      if (outcome === 'refused')
        await expect(require('aprendices', row)).rejects.toMatchObject({
          code: 'program_differs',
          params: { ...params, fila },
        })
      else {
        const at = { fila, columna: 'Ficha de Caracterización', valor: programa, params: { programa: params.esperado } }
        const warnings = outcome === 'warned' ? [{ code: 'program_differs', ...at }] : []
        expect(await require('aprendices', row)).toMatchObject(warnings)
      }
    }
  })
})

describe('people who are in training in other fichas', () => {
  it.each([
    ['are reported for a ficha that has not ended', {}, 'INDUCCION', true],
    ['are reported for a ficha that ends today', { fecha_fin_ficha: today() }, 'EN FORMACION', true],
    [
      'are not reported for a finished ficha',
      { fecha_fin_lectiva: daysAfter(today(), -30), fecha_fin_ficha: daysAfter(today(), -1) },
      'EN FORMACION',
      false,
    ],
    ['are not reported for a disabled ficha', { estado: 'deshabilitado' }, 'EN FORMACION', false],
    ['are not reported for a ficha that they left', {}, 'CANCELADO', false],
  ] as const)('%s', async (_, columns, estado, isReported) => {
    const { dataSource } = database
    const running = { fecha_fin_ficha: daysAfter(today(), 90), ...columns }
    const { nro_ficha } = await buildFicha(dataSource, running)
    const { apprentice } = await buildApprentice(dataSource, { nro_ficha, estado })
    const { nro_documento } = apprentice
    const find = (here: number) =>
      inTrainingElsewhere(dataSource.manager, { nroFicha: here, fichas: 'ficha' }, [nro_documento, '0'])
    expect(await find(1)).toEqual(new Map(isReported ? [[nro_documento, [nro_ficha]]] : []))
    expect(await find(nro_ficha)).toEqual(new Map())
    const planned = (state: string) => {
      const record = personRecord(nro_documento, { fila: 6 })
      return {
        record,
        person: { ...record, nombre: 'LUZ MARINA', apellido: 'SOTO' },
        enrolment: { estado: state },
      } as unknown as PlannedPerson
    }
    const warn = (state: string, headings = {}) =>
      doubleEnrolments(dataSource.manager, { nroFicha: 1, fichas: 'ficha' }, headings, [planned(state)])
    const warning: Partial<RowProblem> = {
      code: 'enrolled_elsewhere',
      fila: 6,
      columna: 'Documento',
      valor: nro_documento,
    }
    const params = { documento: nro_documento, nombre: 'LUZ MARINA SOTO', fichas: String(nro_ficha) }
    expect(await warn('EN FORMACION', { nro_documento: 'Documento' })).toMatchObject(
      isReported ? [{ ...warning, params }] : [],
    )
    if (isReported) expect(await warn('CONDICIONADO')).toMatchObject([{ columna: 'Número de Documento' }])
    expect(await warn('CANCELADO')).toEqual([])
  })

  it('are reported with all their other fichas, sorted by number', async () => {
    const { dataSource } = database
    const fecha_fin_ficha = daysAfter(today(), 90)
    const fichas = [
      await buildFicha(dataSource, { fecha_fin_ficha }),
      await buildFicha(dataSource, { fecha_fin_ficha }),
    ]
    const numbers = fichas.map(({ nro_ficha }) => nro_ficha)
    const { apprentice } = await buildApprentice(dataSource, { nro_ficha: numbers[1]! })
    await dataSource.query(`INSERT INTO matricula (nro_ficha, nro_documento, estado) VALUES (?, ?, 'EN FORMACION')`, [
      numbers[0],
      apprentice.nro_documento,
    ])
    const found = await inTrainingElsewhere(dataSource.manager, { nroFicha: 1, fichas: 'ficha' }, [
      apprentice.nro_documento,
    ])
    expect(found.get(apprentice.nro_documento)).toEqual(numbers)
  })

  it('are queried in batches of a thousand', () => {
    const documents = Array.from({ length: 2001 }, (_, at) => String(at))
    const batches = [...documentBatches(documents)]
    expect(batches.map(({ batch }) => batch.length)).toEqual([1000, 1000, 1])
    expect(batches.flatMap(({ batch }) => batch)).toEqual(documents)
    expect([...documentBatches(['a', 'b'])]).toEqual([{ batch: ['a', 'b'], placeholders: '?,?' }])
    expect([...documentBatches([])]).toEqual([])
  })
})
