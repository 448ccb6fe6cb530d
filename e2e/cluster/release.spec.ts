import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { ADMIN, environment, freePort, isReady } from '../support/server.mjs'
import { signInAs } from '../support/session.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const VERSION = '99.0.0'
/** The id of the user `nobody`: root could write to every file. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-released-'))
  await chmod(folder, 0o755)
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns the command in docs/operations.md that begins with `begin`, for the tested version. */
async function fromDocs(begin: string): Promise<string> {
  const lines = (await readFile(join(ROOT, 'docs/operations.md'), 'utf8')).split('\n')
  const line = lines.find((one) => one.startsWith(begin))
  if (!line) throw new Error(`docs/operations.md has no command that begins with ${begin}`)
  return line.replaceAll(/fichero-\d+\.\d+\.\d+/g, `fichero-${VERSION}`)
}

const shell = (command: string, cwd = folder) =>
  execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } })

const filesBelow = async (path: string) => (await readdir(path, { recursive: true })).toSorted()

/** Starts an installed release with the `CMD` of the image. */
async function startAsImage(code: string) {
  const image = await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const [command, ...args]: string[] = JSON.parse(image.match(/^CMD (\[.*\])$/m)?.[1] ?? '[]')
  expect(command).toBe('node')
  const data = join(folder, 'data')
  await mkdir(data)
  if (isRoot) await chown(data, NOBODY, NOBODY)
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    cwd: code,
    env: environment(port, data, { NODE_ENV: 'production', HOME: data }),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    expect(child.exitCode, output).toBe(null)
    await sleep(100)
  }
  return { url, data, child }
}

test('a release can be verified and unpacked, and runs as a user who cannot write to its code', async () => {
  const out = join(folder, 'out')
  execFileSync('npm', ['run', 'release-version', '--', VERSION, '--dry-run', '--to', out], { cwd: ROOT, stdio: 'pipe' })
  expect(shell(await fromDocs('ssh-keygen -Y verify'), out)).toMatch(
    /Good .* signature for fichero[\s\S]*tar\.gz: OK[\s\S]*cdx\.json: OK/,
  )
  const bill = JSON.parse(await readFile(join(out, `fichero-${VERSION}.cdx.json`), 'utf8'))
  expect(bill.components.length).toBeGreaterThan(100)

  shell(await fromDocs('tar -xzf'), out)
  const code = join(out, `fichero-${VERSION}`)
  shell('chmod -R a-w . && chmod -R a+rX .', code)
  const before = await filesBelow(code)
  const { url, data, child } = await startAsImage(code)
  try {
    await signInAs({ url }, ADMIN)
    expect(await (await fetch(`${url}/api/metrics`)).text()).toMatch(
      new RegExp(`^fichero_build_info\\{version="${VERSION}",commit="[0-9a-f]{40}"`, 'm'),
    )
    for (const path of ['/', '/fichas', '/manuales'])
      expect((await fetch(url + path, { redirect: 'follow' })).ok, path).toBe(true)
  } finally {
    child.kill('SIGTERM')
  }
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await filesBelow(code)).toEqual(before)
  expect(await readdir(data)).toContain('fichero.sqlite')
})
