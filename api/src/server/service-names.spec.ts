import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const SOURCES = join(__dirname, '..')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.service.ts'))
/** `ficha-states.service.ts` gives `FichaStatesService`. */
const className = (file: string) =>
  basename(file, '.ts')
    .split(/[-.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

it.each(files)('%s exports one service, named like the file', (file) => {
  const source = readFileSync(join(SOURCES, file), 'utf8')
  expect([...source.matchAll(/^export class (\w+)/gm)].map(([, name]) => name)).toEqual([className(file)])
})
