import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolFile } from './lib/tools.mjs'

// Checks the files of `deploy` with the programs that read them. A test whose program is not installed is skipped.

const DEPLOY = join(__dirname, '../deploy')
const textOf = (name: string) => readFileSync(join(DEPLOY, name), 'utf8')

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}`, isInstalled: error === undefined }
}

/** Returns `it` if all of these programs are installed, else `it.skip`. */
const ifInstalled = (...commands: [string, string][]) =>
  commands.every(([name, arg]) => run(name, arg).isInstalled) ? it : it.skip
const OPENSSL: [string, string] = ['openssl', 'version']
/** The shell scripts of `deploy` are for servers, which do not run Windows. */
const onPosix = process.platform === 'win32' ? it.skip : it

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fichero-deploy-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Makes a certificate and its key, in one file as HAProxy requires. */
function certificate(): string {
  const [key, pem] = [join(folder, 'key.pem'), join(folder, 'fichero.pem')]
  const result = run(
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
  expect(result).toMatchObject({ status: 0 })
  writeFileSync(pem, readFileSync(pem, 'utf8') + readFileSync(key, 'utf8'))
  return pem
}

test('the unit restarts a server however often it fails', () => {
  const [unit = '', service = ''] = textOf('fichero@.service').split('[Service]')
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(service).toMatch(/^Restart=always$/m)
})

ifInstalled(['systemd-analyze', '--version'])('systemd accepts the unit, with a low exposure level', () => {
  // The program and its settings exist only on the operator's machine.
  const unit = textOf('fichero@.service')
    .replace('/usr/bin/node ', `${process.execPath} `)
    .replace(/^EnvironmentFile=.*\n/m, '')
  const unitFile = join(folder, 'fichero@3000.service')
  writeFileSync(unitFile, unit)
  expect(run('systemd-analyze', 'verify', '--man=no', unitFile)).toMatchObject({ status: 0, output: '' })
  // The threshold is 1.5 of 10. It cannot be lower, because V8 generates code at run time and the server listens on a port.
  expect(run('systemd-analyze', 'security', '--offline=true', '--threshold=15', unitFile).status).toBe(0)
  writeFileSync(unitFile, unit.replace('CapabilityBoundingSet=\n', ''))
  expect(run('systemd-analyze', 'security', '--offline=true', '--threshold=15', unitFile).status).toBe(1)
})

ifInstalled(['systemd-analyze', '--version']).each(['backup', 'retention'])(
  'systemd accepts the nightly %s, with a low exposure level',
  (name) => {
    const [service, timer] = ['service', 'timer'].map((kind) => join(folder, `fichero-${name}@3000.${kind}`))
    const unit = textOf(`fichero-${name}@.service`)
      .replace('/usr/bin/node ', `${process.execPath} `)
      .replace(/^EnvironmentFile=.*\n/m, '')
    const calendar = textOf(`fichero-${name}@.timer`)
    writeFileSync(service ?? '', unit)
    writeFileSync(timer ?? '', calendar)
    for (const file of [service ?? '', timer ?? ''])
      expect(run('systemd-analyze', 'verify', '--man=no', file)).toMatchObject({ status: 0, output: '' })
    expect(run('systemd-analyze', 'security', '--offline=true', '--threshold=15', service ?? '').status).toBe(0)
    expect(run('systemd-analyze', 'calendar', /^OnCalendar=(.+)$/m.exec(calendar)?.[1] ?? '').status).toBe(0)
  },
)

ifInstalled(['nginx', '-v'], OPENSSL)('nginx accepts its configuration', () => {
  const site = textOf('nginx.conf')
    .replaceAll(/\/etc\/ssl\/fichero\.\w+/g, certificate())
    .replaceAll(/listen (80|443)/g, 'listen 127.0.0.1:43$1')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
  const config = `pid nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const { status, output } = run('nginx', '-t', '-p', folder, '-c', join(folder, 'nginx.conf'))
  expect([status, output]).toEqual([0, expect.stringContaining('is successful')])
})

ifInstalled(['haproxy', '-v'], OPENSSL).each(['haproxy.cfg', 'haproxy-mysql.cfg'])('HAProxy accepts %s', (name) => {
  const config = join(folder, name)
  writeFileSync(config, textOf(name).replace('/etc/ssl/fichero.pem', certificate()))
  const { status, output } = run('haproxy', '-c', '-f', config)
  expect([status, output]).toEqual([0, expect.not.stringContaining('[WARNING]')])
})

it('the linter accepts the compose file', () => {
  const lint = (text: string) => {
    writeFileSync(join(folder, 'compose.yaml'), text)
    return run(process.execPath, toolFile('dclint'), '--quiet', join(folder, 'compose.yaml'))
  }
  const compose = textOf('compose.yaml')
  expect(lint(compose)).toMatchObject({ status: 0 })
  const wrong = lint(compose.replace('service_healthy', 'service_well'))
  expect([wrong.status, wrong.output]).toEqual([1, expect.stringContaining('depends_on')])
})

/** The text of each service in compose.yaml. */
const services = textOf('compose.yaml')
  .split(/^services:$/m)[1]
  ?.split(/^(?=\S)/m)[0]
  ?.split(/^(?= {2}\w+:$)/m)
  .filter((text) => text.trim() !== '')

it('every container in compose.yaml has a limited log, and an image that can be pinned to a digest', () => {
  expect(services).toHaveLength(4)
  expect(textOf('compose.yaml')).toMatch(
    /^x-logging: &logging\n.*\n {2}options: \{ max-size: \d+m, max-file: '\d' \}$/m,
  )
  for (const text of services ?? []) {
    expect(text).toMatch(/^ {4}logging: \*logging$/m)
    expect(text).toMatch(/^ {4}image: \S+:[\w.-]+\$\{[A-Z]+_DIGEST:-\}$|^ {8}NODE_DIGEST: \$\{NODE_DIGEST:-\}$/m)
  }
  const bases = textOf('Dockerfile').match(/^FROM .*/gm)
  for (const base of bases ?? []) expect(base).toMatch(/node:\$\{NODE\}\$\{NODE_DIGEST\}/)
})

/** Grace period of each kind of deployment, in seconds. */
const GRACE_PERIODS = {
  systemd: /^TimeoutStopSec=(\d+)$/m.exec(textOf('fichero@.service')),
  compose: /stop_grace_period: (\d+)s/.exec(services?.[0] ?? ''),
  kubernetes: /terminationGracePeriodSeconds: (\d+)/.exec(textOf('helm/fichero/templates/deployment.yaml')),
}

it.each(Object.entries(GRACE_PERIODS))(
  '%s waits longer than a node needs to finish its requests',
  (kind, gracePeriod) => {
    const server = readFileSync(join(DEPLOY, '../api/src/server/shutdown.ts'), 'utf8')
    const drainSeconds = Number(/GRACE_MS = ([\d_]+)/.exec(server)?.[1]?.replace('_', '')) / 1000
    const preStop = /command: \[sleep, '(\d+)'\]/.exec(textOf('helm/fichero/templates/deployment.yaml'))
    const preStopSeconds = kind === 'kubernetes' ? Number(preStop?.[1]) : 0
    expect(Number(gracePeriod?.[1])).toBeGreaterThanOrEqual(preStopSeconds + drainSeconds + 3)
  },
)

describe('pin-images.sh', () => {
  const digestOf = (image: string) => `sha256:${createHash('sha256').update(image).digest('hex')}`
  /** A fake `docker` that knows a digest for every image but `unknown`. */
  const docker = (unknown: string) => `#!/bin/sh
[ "$1 $2 $3" = 'buildx imagetools inspect' ] && [ "$4" != '${unknown}' ] || exit 1
printf 'Name: %s\\nDigest:    sha256:%s\\n \\nManifests:\\n  Digest: other\\n' "$4" "$(printf %s "$4" | sha256sum | cut -c 1-64)"
`
  const pin = (unknown = '') => {
    for (const name of ['pin-images.sh', 'compose.yaml', 'Dockerfile'])
      copyFileSync(join(DEPLOY, name), join(folder, name))
    writeFileSync(join(folder, 'docker'), docker(unknown), { mode: 0o755 })
    writeFileSync(join(folder, '.env'), 'JWT_SECRET=kept\nREDIS_DIGEST=@sha256:old\n')
    return run('sh', '-c', `PATH="${folder}:$PATH" sh '${join(folder, 'pin-images.sh')}'`)
  }
  const written = () => readFileSync(join(folder, '.env'), 'utf8')

  onPosix('writes the digest of every image, and keeps the other lines', () => {
    expect(pin()).toMatchObject({ status: 0, output: '' })
    const [otherLine, ...digests] = written().trim().split('\n')
    expect(otherLine).toBe('JWT_SECRET=kept')
    const imagesOfCompose = [...textOf('compose.yaml').matchAll(/image: (\S+)\$\{(\w+):-\}/g)].map(
      ([, image, name]) => [name, image],
    )
    const node = `node:${/^ARG NODE=(.+)$/m.exec(textOf('Dockerfile'))?.[1]}`
    const images = [['NODE_DIGEST', node], ...imagesOfCompose]
    expect(digests).toEqual(images.map(([name, image]) => `${name}=@${digestOf(image ?? '')}`))
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
  })

  onPosix('changes nothing if a registry does not answer', () => {
    const { status, output } = pin('redis:7-alpine')
    expect([status, output]).toEqual([1, 'No digest of redis:7-alpine.\n'])
    expect(written()).toContain('REDIS_DIGEST=@sha256:old')
    expect(readdirSync(folder)).not.toContain('.env.new')
  })
})

describe('the chart', () => {
  const CHART = 'helm/fichero'
  const values = textOf(`${CHART}/values.yaml`)
  const names = readdirSync(join(DEPLOY, CHART, 'templates'))
  const templates = names.map((name) => textOf(`${CHART}/templates/${name}`)).join('\n')
  const pods = names
    .map((name) => [name, textOf(`${CHART}/templates/${name}`)] as const)
    .filter(([, text]) => text.includes('containers:'))

  /** The names of the values in values.yaml: `image`, `image.tag`, … */
  const declared = new Set<string>()
  let area = ''
  for (const [, indent, name = ''] of values.matchAll(/^( {2})?(\w+):/gm)) {
    if (!indent) area = name
    declared.add(indent ? `${area}.${name}` : name)
  }

  it('uses exactly the values that values.yaml declares', () => {
    const used = new Set([...templates.matchAll(/\.Values\.(\w+(?:\.\w+)?)/g)].map(([, name = '']) => name))
    expect([...used].filter((name) => !declared.has(name))).toEqual([])
    const covers = (name: string) =>
      [...used].some((value) => value === name || value.startsWith(`${name}.`) || name.startsWith(`${value}.`))
    expect([...declared].filter((name) => !covers(name))).toEqual([])
  })

  it('closes every block that it opens', () => {
    for (const name of names) {
      const text = textOf(`${CHART}/templates/${name}`)
      const opened = text.match(/\{\{-? (if|with|range|define) /g) ?? []
      expect([name, text.match(/\{\{-? end -?\}\}/g)?.length ?? 0]).toEqual([name, opened.length])
    }
  })

  it.each(pods)('the pod of %s names its image by tag and digest, and the secrets for pulling it', (_, pod) => {
    expect(pod).toContain('image: {{ include "fichero.image" . | quote }}')
    expect(pod).toContain('{{- with .Values.imagePullSecrets }}')
    expect(templates).toContain('{{ with .digest }}@{{ . }}{{ end }}')
  })

  it('replaces the nodes after the secret has changed', () => {
    expect(textOf(`${CHART}/templates/deployment.yaml`)).toMatch(
      /with lookup "v1" "Secret" .Release.Namespace .Values.existingSecret }}\n +annotations: \{ checksum\/secret: /,
    )
  })

  it('has a ServiceMonitor, which is off by default and reads each node with the token', () => {
    expect(values).toContain('serviceMonitor:\n  enabled: false\n')
    const monitor = textOf(`${CHART}/templates/service-monitor.yaml`)
    expect(monitor).toMatch(
      /^\{\{- if \.Values\.serviceMonitor\.enabled \}\}\n[\s\S]*path: \/api\/metrics\n[\s\S]*key: METRICS_TOKEN/,
    )
  })
})

ifInstalled(['helm', 'version'])('Helm accepts the chart', () => {
  const chart = join(DEPLOY, 'helm/fichero')
  expect(run('helm', 'lint', '--strict', chart)).toMatchObject({ status: 0 })
  const template = (...set: string[]) => run('helm', 'template', 'fichero', chart, '--set', set.join(','))
  const rendered = template('publicUrl=https://notas.example:8443', 'existingSecret=own')
  expect([rendered.status, rendered.output]).toEqual([0, expect.stringContaining('- host: "notas.example"')])
  expect(rendered.output.match(/name: own[, ]/g)).toHaveLength(3)
  const nightly = template('retention.enabled=true')
  expect([nightly.status, nightly.output]).toEqual([0, expect.stringContaining('commands/retention.js, --apply]')])
  expect(rendered.output).not.toContain('commands/retention.js')
  const withoutIngress = template('ingress.enabled=false')
  expect([withoutIngress.status, withoutIngress.output]).toEqual([0, expect.not.stringContaining('kind: Ingress')])
  const digest = `sha256:${'0'.repeat(64)}`
  const pulled = template('imagePullSecrets[0].name=registry', `image.digest=${digest}`, 'serviceMonitor.enabled=true')
  expect(pulled).toMatchObject({ status: 0 })
  expect(pulled.output.match(/imagePullSecrets:\n +- name: registry$/gm)).toHaveLength(2)
  expect(pulled.output.match(new RegExp(`image: "fichero:.+@${digest}"$`, 'gm'))).toHaveLength(2)
  expect(pulled.output).toContain('kind: ServiceMonitor')
})

ifInstalled(['promtool', '--version'])('Prometheus accepts the alerts, and each alert fires for its cause', () => {
  const test = join(DEPLOY, 'prometheus/alerts.test.yaml')
  expect(run('promtool', 'test', 'rules', test)).toMatchObject({ status: 0 })
})
