import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { seedFicha } from '../support/seed-ficha.js'
import { ADMIN, freePort, isReady } from '../support/server.mjs'
import { signInAs } from '../support/session.mjs'

// Builds the image, and runs it as compose.yaml and the chart do.

/** `docker` or `podman`, which has the base image or can pull it. */
const CONTAINERS = process.env.CONTAINERS ?? ''
const IMAGE = 'fichero-under-test'
/** Maximum size of the image in bytes, including the base image. */
const MAX_SIZE = 400e6

const containers = (...args: string[]) =>
  execFileSync(CONTAINERS, args, { cwd: resolve(import.meta.dirname, '../..'), encoding: 'utf8' }).trim()

test.skip(CONTAINERS === '', 'CONTAINERS is not set to a program that builds and runs images')
test.afterAll(() => {
  if (CONTAINERS !== '') containers('rm', '--force', '--volumes', IMAGE)
})

test('the image is small, and runs as an unprivileged user on a read-only file system', async () => {
  containers('build', '--file', 'deploy/Dockerfile', '--tag', IMAGE, '.')
  expect(Number(containers('image', 'inspect', '--format', '{{.Size}}', IMAGE))).toBeLessThan(MAX_SIZE)

  const port = await freePort()
  const options = '--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --network host'.split(' ')
  const settings = [`PORT=${port}`, 'DEMO=false', `ADMIN_PASSWORD=${ADMIN.contrasena}`].flatMap((one) => ['--env', one])
  containers('run', '--detach', '--name', IMAGE, ...options, ...settings, IMAGE)
  const inside = (...command: string[]) => containers('exec', IMAGE, ...command)
  const url = `http://127.0.0.1:${port}`
  await expect.poll(() => isReady(url), { timeout: 60_000 }).toBe(true)

  // Creating a ficha reads a file in a separate process, whose memory limits must suit the image's version of Node.
  await seedFicha({ url }, await signInAs({ url }))
  for (const path of ['/', '/fichas', '/manuales']) expect((await fetch(url + path)).ok, path).toBe(true)
  expect(inside('node', 'api/dist/commands/backup.js', '/data/fichero.backup')).toContain('/data/fichero.backup')

  expect(inside('id', '-un')).toBe('node')
  expect(() => inside('touch', '/fichero/written')).toThrow('Read-only file system')
  const [, ...health] = JSON.parse(containers('inspect', '--format', '{{json .Config.Healthcheck.Test}}', IMAGE))
  inside(...health)

  containers('stop', '--time', '15', IMAGE)
  expect(containers('inspect', '--format', '{{.State.ExitCode}}', IMAGE)).toBe('0')
})
