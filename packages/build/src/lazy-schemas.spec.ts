import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const PARTS = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))
const WEB = ['packages/kit', ...PARTS].map((part) => `${part}/src`)
/** The only module that may import schemas. Forms import it dynamically. */
const SCHEMAS_FILE = 'packages/kit/src/schemas.ts'

const IMPORT = /^(?:import|export) (?!type )([^'"]*?)from '@fichero\/contract\/[\w-]+\.schema'/gm

/** Returns whether an import includes a run-time value. */
const hasValues = (names: string) =>
  names
    .replace(/[{}]/g, '')
    .split(',')
    .some((name) => name.trim() !== '' && !name.trim().startsWith('type '))

const offends = (source: string) => [...source.matchAll(IMPORT)].some(([, names = '']) => hasValues(names))

test('screens import only types from the schemas, so that a first visit does not load Zod', () => {
  const sources = WEB.flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.spec\./.test(name))
      .map((name) => join(dir, name)),
  )
  const offenders = sources.filter((name) => name !== SCHEMAS_FILE && offends(readFileSync(join(root, name), 'utf8')))
  expect(offenders).toEqual([])
  expect(offends(readFileSync(join(root, SCHEMAS_FILE), 'utf8'))).toBe(true)
})

test('the check finds a value among types, also in a multi-line import', () => {
  const from = `from '@fichero/contract/dashboard.schema'`
  expect(offends(`import { type A, GROUPS } ${from}`)).toBe(true)
  expect(offends(`import {\n  type A,\n  GROUPS,\n} ${from}`)).toBe(true)
  expect(offends(`import { type A } ${from}`)).toBe(false)
  expect(offends(`import type { A } ${from}`)).toBe(false)
})
