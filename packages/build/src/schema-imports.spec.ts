import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
/** Where screens get the schemas of forms; it loads with the first form. */
const DOOR = 'packages/kit/src/schemas.ts'

const areas = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))
const sources = ['packages/kit', ...areas].flatMap((area) =>
  readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\./.test(name))
    .map((name) => `${area}/src/${name.replaceAll('\\', '/')}`),
)

/** Modules of schemas of which a file imports more than types. */
function schemasIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/^(?:import|export) \{([^}]*)\} from '(@fichero\/contract\/[\w-]+\.schema)'/gm)]
    .filter(([, names = '']) => names.split(',').some((name) => name.trim() && !name.trim().startsWith('type ')))
    .map(([, , module]) => `${file} imports ${module}`)
}

test('screens import the types of schemas alone: one value brings Zod, a tenth of the budget, into every first visit', () => {
  expect(schemasIn(DOOR)).not.toEqual([])
  expect(sources.filter((file) => file !== DOOR).flatMap(schemasIn)).toEqual([])
})
