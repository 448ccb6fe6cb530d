import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The user `nobody`. */
const OTHER = 65534
/** Only root may start a process of another user. */
const asRoot = process.getuid?.() === 0 ? it : it.skip

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'fichero-start-'))
  chmodSync(tree, 0o755)
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

/** Makes a checkout with a stub for each input and output of a build, and a server that prints its user. */
function makeBuiltTree(): void {
  mkdirSync(join(tree, 'scripts'))
  for (const name of ['lib', 'build.mjs', 'start.mjs'])
    cpSync(join(__dirname, name), join(tree, 'scripts', name), { recursive: true })
  const code = `
    import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
    import { dirname, extname } from 'node:path'
    import { PACKAGES_PART, PARTS } from './scripts/lib/parts.mjs'
    import { storeStamp, stampOf } from './scripts/lib/stamp.mjs'
    const make = (path) => {
      mkdirSync(extname(path) ? dirname(path) : path, { recursive: true })
      if (extname(path)) writeFileSync(path, '{}')
    }
    for (const { inputs, output } of PARTS) for (const path of [...inputs, output]) make(path)
    for (const path of PACKAGES_PART.inputs) if (!existsSync(path)) make(path)
    for (const part of PARTS) storeStamp(part, stampOf(part))
    writeFileSync('api/dist/main.js', "console.log('started by ' + process.getuid() + ', DEMO ' + process.env.DEMO)")`
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: tree, stdio: 'pipe' })
}

const filesBelow = () => readdirSync(tree, { recursive: true }).toSorted()

function startAsOther(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: tree,
    encoding: 'utf8',
    uid: OTHER,
    gid: OTHER,
    env: { PATH: process.env.PATH, ...env },
  })
  return { status, output: stdout + stderr }
}

asRoot('a user without write access can start a built tree, and gets instructions if a build is missing', () => {
  makeBuiltTree()
  const before = filesBelow()
  expect(startAsOther()).toEqual({ status: 0, output: `started by ${OTHER}, DEMO true\n` })
  expect(filesBelow()).toEqual(before)
  writeFileSync(join(tree, 'api/package.json'), 'changed')
  expect(startAsOther()).toEqual({
    status: 1,
    output: expect.stringMatching(/^Hay partes sin construir.*npm run build/),
  })
})

it('the packages for modules are built while the server runs', () => {
  makeBuiltTree()
  const list = 'packages/dist/packages.json'
  writeFileSync(
    join(tree, 'scripts/pack.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('packages/dist'); writeFileSync('${list}', '[]')`,
  )
  // A server that runs until the packages are built.
  writeFileSync(
    join(tree, 'api/dist/main.js'),
    `const timer = setInterval(() => require('node:fs').existsSync('${list}') && clearInterval(timer), 50)`,
  )
  const options = { cwd: tree, encoding: 'utf8', timeout: 60_000 } as const
  const { status, stdout } = spawnSync(process.execPath, ['scripts/start.mjs'], options)
  expect([status, stdout]).toEqual([0, ''])
})

asRoot.each<[string, Record<string, string>, string]>([
  ['without settings, so that people who try Fichero see something', {}, 'true'],
  [
    'not with a database server, which an installation has',
    { DATABASE_URL: 'mysql://app@localhost/fichero' },
    'undefined',
  ],
  ['as DEMO says', { DEMO: 'false' }, 'false'],
])('a checkout starts with demonstration data %s', (_, env, demo) => {
  makeBuiltTree()
  expect(startAsOther(env).output).toBe(`started by ${OTHER}, DEMO ${demo}\n`)
})
