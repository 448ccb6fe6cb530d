import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** The folder of a deleted remote may still contain its output, so a remote is a folder with a definition. */
export const REMOTES = readdirSync(ROOT).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.ts')),
)

const BUILD_TOOLS = ['packages/build', 'packages/contract/src', 'package-lock.json']

const SHELL_INPUTS = ['shell', 'packages/kit', 'packages/federation', ...BUILD_TOOLS]

/** What a remote's build draws of its pages is drawn by the kit. */
const drawsPages = (name) =>
  ['documents', 'first-rows'].some((file) => existsSync(join(ROOT, name, 'src', `${file}.tsx`)))

const tsc = (project) => ({
  tool: ['tsc', '@typescript/native'],
  args: ['-b', project],
  cwd: ROOT,
  forced: ['--force'],
})
const rspack = (dir) => ({ tool: ['rspack', '@rspack/cli'], args: ['build'], cwd: join(ROOT, dir), forced: [] })

/**
 * The parts with their inputs and the file that shows that they were built. The first one is built before all others,
 * because their builds read it.
 */
export const PARTS = [
  {
    name: 'contract',
    inputs: ['packages/contract', 'packages/build/config/base.json', 'package-lock.json'],
    output: 'packages/contract/dist/calls/call.js',
    ...tsc('packages/contract'),
  },
  {
    name: 'api',
    inputs: [
      'api/src',
      'api/package.json',
      'api/tsconfig.json',
      'api/tsconfig.build.json',
      'packages/contract/src',
      'package-lock.json',
    ],
    output: 'api/dist/main.js',
    ...tsc('api/tsconfig.build.json'),
  },
  {
    name: 'shell',
    inputs: SHELL_INPUTS,
    // The last file of its build, written after the shell's page.
    output: 'shell/dist/landing.es.html',
    ...rspack('shell'),
  },
  {
    // In which a remote is developed (`fichero-remote dev --shell URL`).
    name: 'shell (dev)',
    inputs: SHELL_INPUTS,
    output: 'shell/dist/development/index.html',
    mode: 'development',
    ...rspack('shell'),
  },
  ...REMOTES.map((name) => ({
    name,
    inputs: [name, ...BUILD_TOOLS, ...(drawsPages(name) ? ['packages/kit'] : [])],
    output: `${name}/dist/remote.json`,
    ...rspack(name),
  })),
]
