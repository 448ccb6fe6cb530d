import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolFile } from './lib/tools.mjs'

// The programs for which the files of `deploy` are. What a machine does not have is skipped, and counted as such.

const DEPLOY = join(__dirname, '../deploy')
const textOf = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}`, isThere: error === undefined }
}

const where = (...commands: [string, string][]) =>
  commands.every(([name, arg]) => run(name, arg).isThere) ? it : it.skip
const OPENSSL: [string, string] = ['openssl', 'version']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fichero-deploy-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A certificate and its key, in one file as HAProxy wants them. */
function certificate(): string {
  const [key, pem] = [join(folder, 'key.pem'), join(folder, 'fichero.pem')]
  const made = run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=x',
    '-keyout',
    key,
    '-out',
    pem,
  )
  expect(made).toMatchObject({ status: 0 })
  writeFileSync(pem, readFileSync(pem, 'utf8') + readFileSync(key, 'utf8'))
  return pem
}

where(['systemd-analyze', '--version'])(
  'systemd takes the unit, and finds little that it could still take from it',
  () => {
    // The program and its settings are on the machine of others.
    const unit = textOf('fichero@.service')
      .replace('/usr/bin/node ', `${process.execPath} `)
      .replace(/^EnvironmentFile=.*\n/m, '')
    const own = join(folder, 'fichero@3000.service')
    writeFileSync(own, unit)
    expect(run('systemd-analyze', 'verify', '--man=no', own)).toMatchObject({ status: 0, said: '' })
    // Of 10; V8 makes code while it runs, and the server listens.
    expect(run('systemd-analyze', 'security', '--offline=true', '--threshold=15', own).status).toBe(0)
    writeFileSync(own, unit.replace('CapabilityBoundingSet=\n', ''))
    expect(run('systemd-analyze', 'security', '--offline=true', '--threshold=15', own).status).toBe(1)
  },
)

where(['nginx', '-v'], OPENSSL)('nginx takes its configuration', () => {
  const site = textOf('nginx.conf')
    .replaceAll(/\/etc\/ssl\/fichero\.\w+/g, certificate())
    .replaceAll(/listen (80|443)/g, 'listen 127.0.0.1:43$1')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
  const whole = `pid nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  const { status, said } = run('nginx', '-t', '-p', folder, '-c', join(folder, 'nginx.conf'))
  expect([status, said]).toEqual([0, expect.stringContaining('is successful')])
})

where(['haproxy', '-v'], OPENSSL)('HAProxy takes its configuration', () => {
  const own = join(folder, 'haproxy.cfg')
  writeFileSync(own, textOf('haproxy.cfg').replace('/etc/ssl/fichero.pem', certificate()))
  const { status, said } = run('haproxy', '-c', '-f', own)
  expect([status, said]).toEqual([0, expect.not.stringContaining('[WARNING]')])
})

it('compose takes its file', () => {
  const lint = (text: string) => {
    writeFileSync(join(folder, 'compose.yaml'), text)
    return run(process.execPath, toolFile('dclint'), '--quiet', join(folder, 'compose.yaml'))
  }
  const compose = textOf('compose.yaml')
  expect(lint(compose)).toMatchObject({ status: 0 })
  const wrong = lint(compose.replace('service_healthy', 'service_well'))
  expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('depends_on')])
})

where(['helm', 'version'])('Helm takes the chart', () => {
  const chart = join(DEPLOY, 'helm/fichero')
  expect(run('helm', 'lint', '--strict', chart)).toMatchObject({ status: 0 })
  const template = (...set: string[]) => run('helm', 'template', 'fichero', chart, '--set', set.join(','))
  const own = template('publicUrl=https://notas.example:8443', 'existingSecret=own')
  expect([own.status, own.said]).toEqual([0, expect.stringContaining('- host: "notas.example"')])
  expect(own.said.match(/name: own[, ]/g)).toHaveLength(3)
  const inside = template('ingress.enabled=false')
  expect([inside.status, inside.said]).toEqual([0, expect.not.stringContaining('kind: Ingress')])
})

where(['promtool', '--version'])('Prometheus takes the alerts, and each fires by its cause', () => {
  const test = join(DEPLOY, 'prometheus/alerts.test.yaml')
  expect(run('promtool', 'test', 'rules', test)).toMatchObject({ status: 0 })
})
