import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { seedFicha } from '../support/seed-ficha.js'
import { ADMIN, freePort, isReady } from '../support/server.mjs'
import { signInAs } from '../support/session.mjs'

// The image is built and runs as compose.yaml and the chart run it.

/** `docker` or `podman`; it has the base image, or a registry to take it from. */
const CONTAINERS = process.env.CONTAINERS ?? ''
const IMAGE = 'fichero-under-test'
/** Of the base image and of what runs on it. */
const LARGEST = 400e6

const containers = (...args: string[]) =>
  execFileSync(CONTAINERS, args, { cwd: resolve(import.meta.dirname, '../..'), encoding: 'utf8' }).trim()

test.skip(CONTAINERS === '', 'CONTAINERS names no program that builds and runs images')
test.afterAll(() => {
  if (CONTAINERS !== '') containers('rm', '--force', '--volumes', IMAGE)
})

test('the image is small, and serves as a user without rights on a root that nobody writes', async () => {
  containers('build', '--file', 'deploy/Dockerfile', '--tag', IMAGE, '.')
  expect(Number(containers('image', 'inspect', '--format', '{{.Size}}', IMAGE))).toBeLessThan(LARGEST)

  const port = await freePort()
  const options = '--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --network host'.split(' ')
  const settings = [`PORT=${port}`, 'DEMO=false', `ADMIN_PASSWORD=${ADMIN.contrasena}`].flatMap((one) => ['--env', one])
  containers('run', '--detach', '--name', IMAGE, ...options, ...settings, IMAGE)
  const inside = (...command: string[]) => containers('exec', IMAGE, ...command)
  const url = `http://127.0.0.1:${port}`
  await expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true)

  // Reading a file takes one more process, with limits that each version of Node has to fit into.
  await seedFicha({ url }, await signInAs({ url }))
  for (const path of ['/', '/fichas', '/manuales']) expect((await fetch(url + path)).ok, path).toBe(true)
  expect(inside('node', 'api/dist/backup-command.js', '/data/fichero.backup')).toContain('/data/fichero.backup')

  expect(inside('id', '-un')).toBe('node')
  expect(() => inside('touch', '/fichero/written')).toThrow('Read-only file system')
  const [, ...health] = JSON.parse(containers('inspect', '--format', '{{json .Config.Healthcheck.Test}}', IMAGE))
  inside(...health)

  containers('stop', '--time', '15', IMAGE)
  expect(containers('inspect', '--format', '{{.State.ExitCode}}', IMAGE)).toBe('0')
})
