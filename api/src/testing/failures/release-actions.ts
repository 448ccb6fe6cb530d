import type { DeployTokenCreated } from '@fichero/contract/releases.schema'
import { demoBuild } from '../remote-build.js'
import type { School } from '../school.js'
import type { Action, Ask } from './actions.js'
import { difference } from './summary.js'

/** Each answer lists all of them. */
const MOST = 30

/** Publishing a release of files that are known, and activating another one. */
export async function releaseActions({ api, adminToken }: School, ask: Ask): Promise<Action[]> {
  await api.get('/remotes')
  const wish = { nombre: 'CI', remoto: 'demo', activa: true, dias: 30 }
  const { valor } = (await api.post<DeployTokenCreated>('/admin/remotes/claves', wish, adminToken)).body
  const { descriptor } = demoBuild()
  const hashes = [descriptor.hash]
  let active = descriptor.hash
  const publish = (hash: string) =>
    api.call('POST', '/remotes/demo/lanzamientos', {
      body: { ...descriptor, hash },
      headers: { authorization: `Bearer ${valor}` },
    })
  const stored = (hash: string) => ask(`SELECT hash FROM lanzamiento WHERE remoto = 'demo' AND hash = '${hash}'`)

  return [
    {
      name: 'publish',
      prepare(random) {
        const isNew = hashes.length < MOST
        const hash = isNew ? random.next().toString(16).slice(2).padEnd(16, '0').slice(0, 16) : hashes[0]!
        return {
          send: async () => (await publish(hash)).status,
          async check(before, after) {
            expect(difference(before, after)).toEqual(isNew ? { auditoria: 1, lanzamientos: 1 } : {})
            expect(await stored(hash)).toHaveLength(1)
            if (isNew) hashes.push(hash)
          },
        }
      },
    },
    {
      name: 'activate',
      prepare(random) {
        const others = hashes.filter((hash) => hash !== active)
        const hash = others.length > 0 ? random.of(others) : 'f'.repeat(16)
        return {
          isRefused: others.length === 0,
          send: async () => (await api.post('/admin/remotes/demo/activar', { hash, para: 'todos' }, adminToken)).status,
          async check(before, after) {
            expect(difference(before, after)).toEqual({ auditoria: 1, remotos: 1 })
            expect(await ask(`SELECT activa FROM remoto WHERE nombre = 'demo'`)).toMatchObject([{ activa: hash }])
            active = hash
          },
        }
      },
    },
  ]
}
