import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_MAJOR } from '@fichero/contract/contract-major'
import { releaseHashOf } from '@fichero/contract/descriptor-text'
import { readBuild, requireCompatibleWithNext } from './read-build.mjs'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'fichero-build-'))
})
afterEach(() => rm(dist, { recursive: true }))

const described = {
  name: 'horarios',
  version: '1.0.0',
  hash: '',
  contract: CONTRACT_MAJOR,
  kit: '^1.0.0',
  entry: 'remote-entry.js',
  routes: [],
  links: [],
  parts: [],
  labels: { es: {}, en: {} },
  locales: { es: 'remote-entry.js', en: 'remote-entry.js' },
  pages: {},
}
const listed = (file: string, text: string) => ({
  file,
  size: text.length,
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
})

/** Writes a build with this entry and a source map with these sources. */
async function write({ entry = 'window.fichero_horarios = {}', sources = [] as string[] }) {
  const map = JSON.stringify({ version: 3, sources, mappings: '' })
  const files = { assets: [listed('remote-entry.js', entry)], maps: [listed('home-page.js.map', map)] }
  const descriptor = { ...described, ...files }
  const hash = releaseHashOf(descriptor as never, (text) => createHash('sha256').update(text).digest('hex'))
  await writeFile(join(dist, 'remote-entry.js'), entry)
  await writeFile(join(dist, 'home-page.js.map'), map)
  await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...descriptor, hash }))
}

test('a build with libraries that the shell does not share is read', async () => {
  await write({ sources: ['src/pages/home-page.tsx', 'node_modules/react-chartjs-2/dist/index.js', 'runtime:1'] })
  expect(readBuild(dist).descriptor.name).toBe('horarios')
})

test.each([
  ['by its code', { entry: 'throw Error("useNavigate() may be used only in …")' }, 'remote-entry.js'],
  // A production build of version 6 with one hook has no text of the router.
  ['by a hook', { sources: ['node_modules/react-router/dist/index.js'] }, 'home-page.js'],
  [
    'below another package',
    { sources: ['../node_modules/a/node_modules/@remix-run/router/dist/router.js'] },
    'home-page.js',
  ],
])('a build with an own router is refused: %s', async (_, build, file) => {
  await write(build)
  expect(() => readBuild(dist)).toThrow(
    `${file} contains the router, which the shell shares. Import it from @fichero/kit.`,
  )
})

test('a build that uses a name which the next release of the system does not export is refused with that name', async () => {
  await write({})
  const build = readBuild(dist)
  const nextWith = (names: string[]) => ({
    version: '1.3.0',
    prevista: '2026-12-20',
    anunciada: '',
    anfitrion: { contract: CONTRACT_MAJOR, exports: { ui: names } },
  })
  const using = { descriptor: { ...build.descriptor, imports: { ui: ['Former'] } } }
  expect(() => requireCompatibleWithNext(using, nextWith(['Former']))).not.toThrow()
  expect(() => requireCompatibleWithNext(using, nextWith(['Renamed']))).toThrow(
    'Not compatible with 1.3.0, planned for 2026-12-20:\nIt uses names of the kit that the next release does not have (1): Former (@fichero/kit/ui).',
  )
})
