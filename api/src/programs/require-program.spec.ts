import type { EntityManager } from 'typeorm'
import { buildProgram } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import type { Program } from './program.entity.js'
import { isProgramName } from './program-names.js'
import { versionsOf } from './program-versions.js'
import { requireProgram } from './require-program.js'

const CODE = '900100'

let database: ConnectedDatabase
let manager: EntityManager
let tenth: Program

beforeAll(async () => {
  database = await connectedDatabase()
  const { dataSource } = database
  manager = dataSource.manager
  const given = { codigo: CODE, nombre_programa: 'Huertas' }
  await buildProgram(dataSource, { ...given, version: '1' })
  tenth = await buildProgram(dataSource, { ...given, version: '10', nombre_programa: 'Huertas nuevas' })
  await buildProgram(dataSource, { ...given, version: '2', estado: 'deshabilitado' })
  for (const nombre_programa of ['Sin versión', 'Sin versión, después'])
    await buildProgram(dataSource, { ...given, nombre_programa, version: null })
  await buildProgram(dataSource)
})
afterAll(() => database.drop())

it('a program has versions, newest first', async () => {
  const versions = await versionsOf(manager, CODE)
  expect(versions.map(({ version }) => version)).toEqual(['10', '2', '1', null, null])
  expect(versions.at(-1)?.nombre_programa).toBe('Sin versión')
  expect(versions[0]).toEqual({ id: tenth.id, version: '10', nombre_programa: 'Huertas nuevas', estado: 'habilitado' })
  expect(await versionsOf(manager, null)).toEqual([])
})

const refusal = async (
  [codigo, version]: (string | null)[],
  [ofCode = null, ofVersion = null]: (string | null)[],
  fila_codigo: number | null = 5,
) => {
  const report = { codigo: codigo ?? null, version: version ?? null, fila_codigo }
  const target = { codigo: ofCode, version: ofVersion }
  const [outcome] = await Promise.allSettled([
    requireProgram(manager, { name: 'a.xls', report }, target, 'program_other_version'),
  ])
  if (outcome.status === 'fulfilled') return null
  const { code, params, extra } = outcome.reason
  return { code, ...params, otra: extra?.programa }
}

it.each<[(string | null)[], (string | null)[]]>([
  [
    [CODE, '1'],
    [CODE, '1'],
  ],
  [
    [CODE, null],
    [CODE, '1'],
  ],
  [
    [CODE, '1'],
    [CODE, null],
  ],
  [
    [CODE, null],
    [CODE, null],
  ],
  [
    [null, null],
    [CODE, '1'],
  ],
  [
    [null, '2'],
    [CODE, '1'],
  ],
  [
    [CODE, '1'],
    [null, null],
  ],
  [
    [CODE, '1'],
    [null, '2'],
  ],
])('%j goes into %j', async (file, target) => {
  expect(await refusal(file, target)).toBeNull()
})

it.each<[(string | null)[], (string | null)[], string, string]>([
  [['1', '1'], [CODE, '1'], '1 versión 1', `${CODE} versión 1`],
  [['1', null], [CODE, null], '1', CODE],
  [['1', null], [CODE, '2'], '1', `${CODE} versión 2`],
])('%j is another program than %j', async (file, target, recibido, esperado) => {
  const refused = { code: 'wrong_program', archivo: 'a.xls', recibido, esperado, otra: undefined }
  expect(await refusal(file, target)).toEqual({ ...refused, fila: 5 })
  expect(await refusal(file, target, null)).toEqual({ ...refused, fila: 1 })
})

it('another version is refused with the program that has it', async () => {
  const refused = { code: 'program_other_version', archivo: 'a.xls', fila: 5, programa: 'Huertas', esperado: '1' }
  const otra = { id: tenth.id, version: '10', nombre_programa: 'Huertas nuevas', estado: 'habilitado' }
  expect(await refusal([CODE, '10'], [CODE, '1'])).toEqual({ ...refused, recibido: '10', otra })
  expect(await refusal([CODE, '7'], [CODE, '1'])).toEqual({ ...refused, recibido: '7', otra: null })
  // The program of a ficha whose version nobody made here is called by its code.
  expect(await refusal([CODE, '10'], [CODE, '5'])).toMatchObject({ programa: CODE, esperado: '5' })
})

it.each([
  ['HUERTAS .', true],
  ['Las huertas', true],
  ['Nuevas huertas', true],
  ['Huertas viejas', false],
  ['', false],
  ['.', false],
])('a program is called %j: %s', async (name, isOne) => {
  expect(await isProgramName(manager, name)).toBe(isOne)
})
