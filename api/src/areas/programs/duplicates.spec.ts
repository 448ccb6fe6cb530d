import { duplicateError, identityHash, refuseDuplicate } from './duplicates.js'

const PROGRAM = { codigo: null, version: null, nombre_programa: 'Gestión', nivel: 'tecnico' } as const
const hash = (overrides: object = {}, codes = ['1', '2']) => identityHash({ ...PROGRAM, ...overrides }, codes)

it.each<[string, object, string[], boolean]>([
  ['the same outcomes in another order', {}, ['2', '1'], true],
  ['another case and accents in the name', { nombre_programa: 'GESTION ' }, ['1', '2'], true],
  ['a code alone', { codigo: '7' }, ['1', '2'], true],
  ['a version alone', { version: '7' }, ['1', '2'], true],
  ['another name', { nombre_programa: 'Gestiones' }, ['1', '2'], false],
  ['another level', { nivel: 'tecnologo' }, ['1', '2'], false],
  ['other outcomes', {}, ['1', '3'], false],
  ['fewer outcomes', {}, ['1'], false],
])('identityHash decides whether a program with %s is the same program', (_, overrides, codes, isSame) => {
  expect(hash(overrides, codes)).toMatch(/^[\da-f]{64}$/)
  expect(hash(overrides, codes) === hash()).toBe(isSame)
})

it('a program with code and version has no hash', () => {
  expect(hash({ codigo: '7', version: '1' })).toBeNull()
})

it.each([
  ['7', '1', 'program_exists', { codigo: '7', version: '1', nombre: 'Gestión' }, 'archivo_excel'],
  ['7', null, 'program_twin', { nombre: 'Gestión' }, 'nombrePrograma'],
  [null, '1', 'program_twin', { nombre: 'Gestión' }, 'nombrePrograma'],
  [null, null, 'program_twin', { nombre: 'Gestión' }, 'nombrePrograma'],
])('a second program of code %j and version %j fails with %s', async (codigo, version, code, params, field) => {
  const program = { ...PROGRAM, codigo, version }
  const expected = { code, params, extra: { errors: { [field]: 'taken' } } }
  expect(duplicateError(program)).toMatchObject(expected)
  const taken = Object.assign(new Error('UNIQUE'), { driverError: { code: 'SQLITE_CONSTRAINT_UNIQUE' } })
  await expect(refuseDuplicate(program, () => Promise.reject(taken))).rejects.toMatchObject(expected)
})

it('refuseDuplicate rethrows other errors, and returns the result of a write', async () => {
  const error = new Error('another')
  await expect(refuseDuplicate(PROGRAM, () => Promise.reject(error))).rejects.toBe(error)
  await expect(refuseDuplicate(PROGRAM, async () => 7)).resolves.toBe(7)
})
