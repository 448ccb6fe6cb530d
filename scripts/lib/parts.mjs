import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** Folders of the remotes: those with a `remote.ts`. The folder of a deleted remote may still contain its output. */
export const REMOTES = readdirSync(ROOT).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.ts')),
)

/** Folders of the packages for modules outside the repository. */
export const PACKAGES = ['contract', 'kit', 'build', 'create-fichero-remote'].map((name) => `packages/${name}`)

const BUILD_TOOLS = ['packages/build', 'packages/contract/src', 'package-lock.json']

const SHELL_INPUTS = ['shell', 'packages/kit', ...BUILD_TOOLS]

/** Returns whether a remote's build prerenders parts of its pages, for which it needs the kit. */
const prerenders = (name) =>
  ['documents', 'first-rows'].some((file) => existsSync(join(ROOT, name, 'src', `${file}.tsx`)))

const tsc = (project) => ({
  tool: ['tsc', '@typescript/native'],
  args: ['-b', project],
  cwd: ROOT,
  forced: ['--force'],
})
const rspack = (dir) => ({ tool: ['rspack', '@rspack/cli'], args: ['build'], cwd: join(ROOT, dir), forced: [] })

/**
 * The parts of the system, which are built separately: `inputs` are the sources, and the existence of `output` shows that a
 * part was built. `after` is a program that runs after the tool. The first part is built before all others, because their
 * builds read its output.
 */
export const PARTS = [
  {
    name: 'contract',
    inputs: ['packages/contract', 'packages/build/config/base.json', 'package-lock.json'],
    output: 'packages/contract/dist/src/calls/call.js',
    ...tsc('packages/contract'),
  },
  {
    name: 'api',
    inputs: [
      'api/src',
      'api/package.json',
      'api/tsconfig.json',
      'api/tsconfig.build.json',
      // The version in the description.
      'package.json',
      'packages/contract/src',
      'package-lock.json',
    ],
    output: 'api/dist/openapi.json',
    ...tsc('api/tsconfig.build.json'),
    after: ['api/dist/commands/openapi.js'],
  },
  {
    name: 'shell',
    inputs: SHELL_INPUTS,
    // The last file of its build, written after the shell's page.
    output: 'shell/dist/opt-out.es.html',
    ...rspack('shell'),
  },
  {
    // The shell for developing a remote (`fichero-remote dev --shell URL`).
    name: 'shell (dev)',
    inputs: SHELL_INPUTS,
    output: 'shell/dist/development/index.html',
    mode: 'development',
    ...rspack('shell'),
  },
  ...REMOTES.map((name) => ({
    name,
    inputs: [name, ...BUILD_TOOLS, ...(prerenders(name) ? ['packages/kit'] : [])],
    output: `${name}/dist/remote.json`,
    ...rspack(name),
  })),
]

/**
 * The packages for modules outside the repository, which the system offers as a registry. `npm start` does not wait for them,
 * because they would make the first start longer by a quarter.
 */
export const PACKAGES_PART = {
  name: 'packages',
  inputs: [...PACKAGES, 'scripts/lib/packages', 'scripts/lib/tar-gz.mjs', 'package-lock.json'],
  output: 'packages/dist/packages.json',
  args: [join(ROOT, 'scripts/pack.mjs'), 'packages/dist'],
  cwd: ROOT,
  forced: [],
}
