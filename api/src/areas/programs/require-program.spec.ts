import type { EntityManager } from 'typeorm'
import { buildProgram } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
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
  const huertas = { codigo: CODE, nombre_programa: 'Huertas' }
  await buildProgram(dataSource, { ...huertas, version: '1' })
  tenth = await buildProgram(dataSource, { ...huertas, version: '10', nombre_programa: 'Huertas nuevas' })
  await buildProgram(dataSource, { ...huertas, version: '2', estado: 'deshabilitado' })
  for (const nombre_programa of ['Sin versión', 'Sin versión, después'])
    await buildProgram(dataSource, { ...huertas, nombre_programa, version: null })
  await buildProgram(dataSource)
})
afterAll(() => database.drop())

it('versionsOf returns the versions of a program, newest first', async () => {
  const versions = await versionsOf(manager, CODE)
  expect(versions.map(({ version }) => version)).toEqual(['10', '2', '1', null, null])
  expect(versions.at(-1)?.nombre_programa).toBe('Sin versión')
  expect(versions[0]).toEqual({ id: tenth.id, version: '10', nombre_programa: 'Huertas nuevas', estado: 'habilitado' })
  expect(await versionsOf(manager, null)).toEqual([])
})

/** Returns the error for a file of the first program and a target of the second; null if the file is accepted. */
const errorFor = async (
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
])('a file with code and version %j is accepted for a program with %j', async (file, target) => {
  expect(await errorFor(file, target)).toBeNull()
})

it.each<[(string | null)[], (string | null)[], string, string]>([
  [['1', '1'], [CODE, '1'], '1 versión 1', `${CODE} versión 1`],
  [['1', null], [CODE, null], '1', CODE],
  [['1', null], [CODE, '2'], '1', `${CODE} versión 2`],
])('a file with code and version %j is rejected for a program with %j', async (file, target, recibido, esperado) => {
  const expected = { code: 'wrong_program', archivo: 'a.xls', recibido, esperado, otra: undefined }
  expect(await errorFor(file, target)).toEqual({ ...expected, fila: 5 })
  expect(await errorFor(file, target, null)).toEqual({ ...expected, fila: 1 })
})

it('a file of another version is rejected, and the error has the program of that version', async () => {
  const expected = { code: 'program_other_version', archivo: 'a.xls', fila: 5, programa: 'Huertas', esperado: '1' }
  const otra = { id: tenth.id, version: '10', nombre_programa: 'Huertas nuevas', estado: 'habilitado' }
  expect(await errorFor([CODE, '10'], [CODE, '1'])).toEqual({ ...expected, recibido: '10', otra })
  expect(await errorFor([CODE, '7'], [CODE, '1'])).toEqual({ ...expected, recibido: '7', otra: null })
  // If no program of the expected version is stored, the error has the program's code instead of a name.
  expect(await errorFor([CODE, '10'], [CODE, '5'])).toMatchObject({ programa: CODE, esperado: '5' })
})

it.each(['HUERTAS .', 'Las huertas', 'Nuevas huertas'])('%j is the name of a program', async (name) => {
  expect(await isProgramName(manager, name)).toBe(true)
})

it.each(['Huertas viejas', '', '.'])('%j is not the name of a program', async (name) => {
  expect(await isProgramName(manager, name)).toBe(false)
})
