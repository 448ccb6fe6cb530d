import type { DeployTokenCreated } from '@fichero/contract/deploy-tokens.schema'
import { releaseArchive } from '@fichero/contract/release-files'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { demoBuild, hashed } from '../remote-build.js'
import type { School } from '../school.js'
import type { Action, Ask } from './actions.js'
import { difference } from './summary.js'

/** Maximum number of published releases. It is limited, because each answer lists all releases. */
const MAX_RELEASES = 30

/** Returns the actions of publishing a release of stored files and of activating another one. */
export async function releaseActions({ api, adminToken }: School, ask: Ask): Promise<Action[]> {
  await api.get('/remotes')
  const newToken = { nombre: 'CI', remoto: 'demo', activa: true, dias: 30 }
  const { valor } = (await api.post<DeployTokenCreated>('/admin/remotes/claves', newToken, adminToken)).body
  const { descriptor, files } = demoBuild()
  const hashes = [descriptor.hash]
  let active = descriptor.hash
  const publish = (release: RemoteDescriptor) =>
    fetch(`${api.url}/api/remotes/demo/publicar`, {
      method: 'POST',
      headers: { authorization: `Bearer ${valor}`, 'content-type': 'application/octet-stream' },
      body: new Blob(releaseArchive(release, (file) => files[file]!)),
    })
  const stored = (hash: string) => ask(`SELECT hash FROM lanzamiento WHERE remoto = 'demo' AND hash = '${hash}'`)

  return [
    {
      name: 'publish',
      prepare(random) {
        const isNew = hashes.length < MAX_RELEASES
        const release = isNew ? hashed({ ...descriptor, version: `1.0.0-${random.next()}` }) : descriptor
        const { hash } = release
        return {
          send: async () => (await publish(release)).status,
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
