import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const KIT = 'packages/kit/src'
const REMOTES = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.ts')))
const USERS = ['shell', ...REMOTES]

const { exports } = JSON.parse(readFileSync(join(root, 'packages/kit/package.json'), 'utf8')) as {
  exports: Record<string, string | Record<string, string>>
}
const parts = Object.keys(exports)
  .filter((key) => /^\.\/[\w-]+$/.test(key))
  .map((key) => key.slice(2))

const sourcesIn = (dir: string) =>
  readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|dist\/|\.spec\./.test(name))
    .map((name) => readFileSync(join(root, dir, name), 'utf8'))

/** Returns the names in an export or import list, without comments. */
const namesIn = (list: string) =>
  list
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean)

/** Returns the names that a sub-path exports: re-exported or declared in it. */
function exportsOf(source: string): string[] {
  const listed = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    namesIn(list).map((name) => name.replace(/^\w+ as /, '')),
  )
  const declared = [...source.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
  return [...listed, ...declared.map(([, name = '']) => name)]
}

/** Returns `part.name` of every import from the kit; `part.*` for a whole module. */
function importsOf(source: string): string[] {
  const named = [...source.matchAll(/^import (?:type )?\{([^}]*)\} from '@fichero\/kit\/([\w-]+)'/gm)]
  const dynamic = [...source.matchAll(/await import\('@fichero\/kit\/([\w-]+)'\)\)\.(\w+)/g)]
  const whole = [...source.matchAll(/import\('@fichero\/kit\/([\w-]+)'\)(?!\)\.)/g)]
  return [
    ...named.flatMap(([, list = '', part]) => namesIn(list).map((name) => `${part}.${name.replace(/ as \w+$/, '')}`)),
    ...dynamic.map(([, part, name]) => `${part}.${name}`),
    ...whole.map(([, part]) => `${part}.*`),
  ]
}

/** Entry points that remotes do not use, so the catalogue has no examples of them. */
const NOT_SHOWN = ['host', 'releases', 'schemas']

const withoutTypes = (source: string) => source.replace(/^export interface \w+|\btype \w+,?/gm, '')

/** Whether a value needs an example: components and hooks do; functions, errors and icons do not. */
const needsExample = (name: string) => /^(use)?[A-Z]/.test(name) && !/^Icon|Error$/.test(name)

const isUsed = (used: Set<string>, part: string, name: string) => used.has(`${part}.${name}`) || used.has(`${part}.*`)

/** Examples of names that only modules of other teams use. */
const FOR_OTHERS = ['form/own-schema.tsx', 'api/use-module-data.tsx', 'api/use-module-service.tsx']

test('the kit exports only what screens use, or an example for modules of other teams', () => {
  const examples = FOR_OTHERS.map((name) => readFileSync(join(root, 'packages/kit/examples', name), 'utf8'))
  const used = new Set([...USERS.flatMap(sourcesIn), ...examples].flatMap(importsOf))
  const unused = parts.flatMap((part) =>
    exportsOf(readFileSync(join(root, KIT, `${part}.ts`), 'utf8'))
      .filter((name) => !isUsed(used, part, name))
      .map((name) => `${part}.${name}`),
  )
  expect(unused).toEqual([])
})

test('every component and hook of the kit is in an example of its area', () => {
  const missing = parts
    .filter((part) => !NOT_SHOWN.includes(part))
    .flatMap((part) => {
      const folder = `packages/kit/examples/${part}`
      const shown = new Set(existsSync(join(root, folder)) ? sourcesIn(folder).flatMap(importsOf) : [])
      return exportsOf(withoutTypes(readFileSync(join(root, KIT, `${part}.ts`), 'utf8')))
        .filter((name) => needsExample(name) && !shown.has(`${part}.${name}`))
        .map((name) => `${part}.${name} has no example in ${folder}`)
    })
  expect(missing).toEqual([])
})

test('the manifest lists every sub-path', () => {
  const files = readdirSync(join(root, KIT)).filter((name) => /\.ts$/.test(name) && !/\.(spec|d)\.ts$/.test(name))
  expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual([...parts].sort())
})

test('the check finds exports and imports in all their forms', () => {
  const source =
    "export { /** Of b, c. */ A, type B } from './x'\nexport function c() {}\nexport const d = 1\nexport interface E {}\nexport { f as g }"
  expect(exportsOf(source)).toEqual(['A', 'B', 'g', 'c', 'd', 'E'])
  expect(exportsOf(withoutTypes(source))).toEqual(['A', 'g', 'c', 'd'])
  const user = [
    "import {\n  A,\n  type B,\n} from '@fichero/kit/x'",
    "import type { C } from '@fichero/kit/x'",
    "(await import('@fichero/kit/y')).D",
    "import('@fichero/kit/z')",
  ].join('\n')
  expect(importsOf(user)).toEqual(['x.A', 'x.B', 'x.C', 'y.D', 'z.*'])
})
