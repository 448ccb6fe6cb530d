import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { packedManifest } from './lib/packages/manifest.mjs'
import { withExtensions } from './lib/packages/specifiers.mjs'

const root = join(__dirname, '..')
const NAMES = ['@fichero/contract', '@fichero/kit', '@fichero/build']
/** Paths of this repository, which a package must not contain. */
const INSIDE = [root, ...NAMES.map((name) => name.replace('@fichero', 'packages'))]
/** Files that a package may contain: compiled files, the kit's examples, configurations to extend, commands, and files that npm shows. */
const CONTENT =
  /^(dist\/.*\.(js|mjs|d\.ts|d\.mts|css|json)|dist\/examples\/.*\.tsx?|config\/.*\.(json|cjs|grit)|(bin|commands)\/.*\.mjs|CHANGELOG\.md|package\.json)$/
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire(?:\.resolve)?\()\s*(['"])([@\w.][\w@./-]*)\1/g

interface Manifest {
  [field: string]: unknown
  version: string
  exports: Record<string, unknown>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

let outside: string
beforeAll(() => {
  outside = mkdtempSync(join(tmpdir(), 'fichero-outside-'))
  const script = `import('./scripts/lib/outside.mjs').then(({ installOutside }) => installOutside(${JSON.stringify(outside)}))`
  run(root, '-e', script)
})
afterAll(() => rmSync(outside, { recursive: true, force: true }))

const run = (cwd: string, ...args: string[]) => runWith({}, cwd, ...args)

function runWith(more: Record<string, string>, cwd: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: '', ...more }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env })
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
}

const folderOf = (name: string) => join(outside, 'node_modules', name)
const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))
const filesOf = (name: string) =>
  readdirSync(folderOf(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folderOf(name), join(entry.parentPath, entry.name)))
const textOf = (name: string, file: string) => readFileSync(join(folderOf(name), file), 'utf8')

/** Returns every target of `exports`, under all conditions. */
const targetsOf = (exported: unknown): string[] =>
  typeof exported === 'string' ? [exported] : Object.values(exported as object).flatMap(targetsOf)

describe.each(NAMES)('%s', (name) => {
  it('contains only compiled files and examples, and no path of the repository', () => {
    expect(filesOf(name).filter((file) => !CONTENT.test(file) || file.includes('.spec.'))).toEqual([])
    expect(filesOf(name).filter((file) => INSIDE.some((path) => textOf(name, file).includes(path)))).toEqual([])
    expect(filesOf(name).length).toBeGreaterThan(30)
  })

  it('has the manifest of a published package, and a changelog with its version', () => {
    const { version, ...manifest } = manifestOf(name)
    expect(manifest).toMatchObject({ type: 'module', license: 'UNLICENSED', description: expect.any(String) })
    for (const inside of ['private', 'scripts', 'publishConfig']) expect(manifest).not.toHaveProperty(inside)
    expect(JSON.stringify(manifest)).not.toContain('fichero:source')
    expect(textOf(name, 'CHANGELOG.md')).toContain(`\n## ${version}\n`)
  })

  it('contains every file that it exports', () => {
    const targets = targetsOf(manifestOf(name).exports)
    expect(targets.length).toBeGreaterThan(1)
    const missing = targets.filter((target) => {
      const [before = '', after] = target.slice('./'.length).split('*')
      if (after === undefined) return !existsSync(join(folderOf(name), before))
      return !filesOf(name).some((file) => file.startsWith(before) && file.endsWith(after))
    })
    expect(missing).toEqual([])
  })

  it('imports its files with their extensions, and only packages that it declares', () => {
    const { dependencies, peerDependencies } = manifestOf(name)
    // A package may import itself by name, as its examples do.
    const declared = [name, ...builtinModules, ...Object.keys({ ...dependencies, ...peerDependencies })]
    const problems = filesOf(name)
      .filter((file) => /\.(m?js|cjs|ts|mts)$/.test(file))
      .flatMap((file) =>
        [...withoutCommentsAndTemplates(textOf(name, file)).matchAll(IMPORT)]
          .map(([, , request = '']) => request)
          .filter((request) => !isResolvable(join(folderOf(name), dirname(file)), request, declared))
          .map((request) => `${file}: ${request}`),
      )
    expect(problems).toEqual([])
  })
})

/** Removes comments, and template strings, which may contain code that the module generates. */
const withoutCommentsAndTemplates = (text: string) => text.replace(/`(?:[^`\\]|\\.)*`|^\s*\/?\*.*$|^\s*\/\/.*$/gm, '')

function isResolvable(folder: string, request: string, declared: string[]): boolean {
  if (!request.startsWith('.'))
    return declared.some((name) => request === name || request === `node:${name}` || request.startsWith(`${name}/`))
  const types = request.replace(/\.(m?)js$/, '.d.$1ts')
  return /\.\w+$/.test(request) && [request, types].some((path) => existsSync(join(folder, path)))
}

describe('a module outside the repository', () => {
  beforeAll(() => {
    for (const name of ['remote.ts', 'rspack.config.ts', 'package.json', 'locales', 'src', 'testing'])
      cpSync(join(root, 'mfe-programs', name), join(outside, name), { recursive: true })
    const write = (file: string, content: object) => writeFileSync(join(outside, file), JSON.stringify(content))
    write('tsconfig.json', { extends: '@fichero/build/tsconfig.json', include: ['src', '*.ts'] })
    write('biome.json', { extends: ['@fichero/build/biome'] })
    writeFileSync(join(outside, 'jest.config.cjs'), `module.exports = { preset: '@fichero/build' }\n`)
    writeFileSync(join(outside, 'src/everything.spec.ts'), everything())
  })
  const tool = (path: string) => join(root, 'node_modules', path)

  it('passes the type checker', () => run(outside, tool('@typescript/native/bin/tsc'), '-p', '.'))

  it('is linted with the rules for modules', () => {
    run(outside, tool('@biomejs/biome/bin/biome'), 'lint', '--error-on-warnings', 'src')
    writeFileSync(join(outside, 'src/wrong.ts'), `export { Button } from '@mantine/core'\n`)
    const { stdout, stderr } = spawnSync(tool('.bin/biome'), ['lint', 'src/wrong.ts'], {
      cwd: outside,
      encoding: 'utf8',
    })
    expect(stdout + stderr).toContain("Use the kit's sub-path")
  })

  it('runs its unit tests, which can import every module that the packages export', () =>
    run(outside, tool('jest/bin/jest.js'), '--watchman=false', 'everything', 'list-page'))

  it('is built, and its descriptor lists the endpoints and the names of the kit that it uses', () => {
    run(outside, tool('@rspack/cli/bin/rspack.js'), 'build')
    const { calls, imports, pages } = JSON.parse(readFileSync(join(outside, 'dist/remote.json'), 'utf8'))
    expect(calls).toEqual(expect.arrayContaining(['GET /programs/:id', 'POST /programs/create']))
    expect(imports).toMatchObject({ ui: expect.arrayContaining(['Button']) })
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(['list-page', 'design-section']))
  })

  it('is built standalone with the catalogue of the kit', () => {
    runWith({ STANDALONE: 'true', NODE_ENV: 'development' }, outside, tool('@rspack/cli/bin/rspack.js'), 'build')
    const [script] = readdirSync(join(outside, 'dist')).filter((file) => /^kit\..*js$/.test(file))
    expect(readFileSync(join(outside, 'dist/kit.html'), 'utf8')).toContain(script)
    expect(readFileSync(join(outside, 'dist', script ?? ''), 'utf8')).toContain(
      'The last of the actions of a `PageHeader`',
    )
  })
})

/** Returns a spec that loads each module that contract and kit export. */
function everything(): string {
  const calls = filesOf('@fichero/contract').filter((file) => /\.calls\.js$/.test(file))
  const parts = Object.keys(manifestOf('@fichero/kit').exports).filter(
    (key) => /^\.\/[\w-]+$|testing/.test(key) && key !== './host',
  )
  const modules = [
    ...calls.map((file) => file.replace('dist/src', '@fichero/contract').replace('.js', '')),
    ...parts.map((key) => key.replace('.', '@fichero/kit')),
  ]
  return `/** @jest-environment jsdom */
${modules.map((name, index) => `import * as m${index} from '${name}'`).join('\n')}

test.each([${modules.map((_, index) => `m${index}`)}])('module %#', (module) => {
  expect(Object.keys(module).length).toBeGreaterThan(0)
})
`
}

test('a packed manifest exports compiled files, or the files in publishConfig', () => {
  const manifest = {
    name: 'a',
    private: true,
    exports: {
      './x': './src/x.tsx',
      './*': { 'fichero:source': './src/*.ts', types: './dist/*.d.ts', default: './dist/*.js' },
    },
  }
  expect(packedManifest(manifest)).toEqual({
    name: 'a',
    exports: { './x': './dist/src/x.js', './*': { types: './dist/*.d.ts', default: './dist/*.js' } },
  })
  const styles = {
    './t.css': './src/t.css',
    './types/css': './src/css.d.ts',
    './tsconfig.json': './config/tsconfig.json',
  }
  expect(packedManifest({ ...manifest, publishConfig: { exports: styles } }).exports).toEqual({
    './t.css': './dist/src/t.css',
    './types/css': './dist/src/css.d.ts',
    './tsconfig.json': './config/tsconfig.json',
  })
})

test('each relative import gets the extension of the compiled file', () => {
  const file = join(__dirname, '../packages/contract/dist/src/x.js')
  const text = (name: string) =>
    `import { a } from '${name}'; import('${name}'); import(/* webpackChunkName: "enums" */ '${name}')`
  expect(withExtensions(text('./enums'), file)).toBe(text('./enums.js'))
})

test('an import that is not a file of the package is not changed', () => {
  const file = join(__dirname, 'lib/packages/x.js')
  const text = (name: string) => `import { a } from '${name}'; export * from "${name}"; await import('${name}')`
  expect(withExtensions(text('./missing'), file)).toBe(text('./missing'))
  expect(withExtensions(text('@fichero/kit/ui'), file)).toBe(text('@fichero/kit/ui'))
})
