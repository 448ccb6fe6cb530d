import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

// An area that imports another one is not imported by it, or neither can be read alone.

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('testing/'))
const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined)

/** `from>to`, with a file that imports so. */
const imports = new Map<string, string>(
  files.flatMap((file) => {
    const found = readFileSync(join(__dirname, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)
    const targets = [...found].map(([, path = '']) => folderOf(posix.join(posix.dirname(file), path)))
    const from = folderOf(file)
    return targets.filter((to) => from && to && to !== from).map((to) => [`${from}>${to}`, file] as const)
  }),
)

it('no two folders import each other', () => {
  const reversed = (pair: string) => pair.split('>').reverse().join('>')
  expect(imports.size).toBeGreaterThan(50)
  expect([...imports].filter(([pair]) => imports.has(reversed(pair)))).toEqual([])
})
