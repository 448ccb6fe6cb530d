import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Server } from '../support/server.mjs'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')

/** A proxy in front of the nodes. */
export type RunningProxy = { name: string; url: string; close(): Promise<void> }

/** The configurations in `deploy`. `adapt` inserts the addresses of the nodes, and removes the certificate. */
const CONFIGURATIONS = {
  nginx: {
    file: 'nginx.conf',
    args: (file: string, folder: string) => ['-c', file, '-p', folder, '-g', 'daemon off;'],
    adapt: (text: string, nodes: string[], port: number) =>
      `pid nginx.pid; error_log stderr; events {} http { access_log off; client_body_temp_path body; proxy_temp_path proxy;
       fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
       ${text
         .replace(/server \{\s+listen 80;[^}]+\}/, '')
         .replace(/ {2}server 127\.0\.0\.1:3000(.*);/, (_, how) =>
           nodes.map((node) => `server ${node}${how};`).join(' '),
         )
         .replace(/^ {2}listen 443 .*;/m, `listen 127.0.0.1:${port};`)
         .replaceAll(/ssl_certificate.*;/g, '')}}`,
  },
  haproxy: {
    file: 'haproxy.cfg',
    args: (file: string) => ['-db', '-f', file],
    adapt: (text: string, nodes: string[], port: number) =>
      text
        .replace(/ {2}bind :80\n/, '')
        .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
        .replace(/.*http-request redirect.*\n/, '')
        .replaceAll('10.0.0.11:3000', nodes[0] ?? '')
        .replaceAll('10.0.0.12:3000', nodes[1] ?? ''),
  },
}

export const PROXIES = Object.keys(CONFIGURATIONS) as (keyof typeof CONFIGURATIONS)[]

/** Returns whether a proxy is installed on this machine. */
export function isInstalled(name: keyof typeof CONFIGURATIONS): boolean {
  try {
    execFileSync(name, ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Starts a proxy with its configuration in `deploy` in front of two nodes. */
export async function startProxy(name: keyof typeof CONFIGURATIONS, nodes: Server[]): Promise<RunningProxy> {
  const { file, args, adapt } = CONFIGURATIONS[name]
  const folder = await mkdtemp(join(tmpdir(), `fichero-${name}-`))
  const port = await freePort()
  const configuration = join(folder, file)
  const hosts = nodes.map(({ url }) => new URL(url).host)
  await writeFile(configuration, adapt(await readFile(join(DEPLOY, file), 'utf8'), hosts, port))
  const child = spawn(name, args(configuration, folder), { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const close = () => stop(child, folder)
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return { name, url, close }
    await sleep(100)
  }
  await close()
  throw new Error(`${name} did not start. ${output}`)
}

/** Stops a proxy and deletes its folder. */
export async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
}
