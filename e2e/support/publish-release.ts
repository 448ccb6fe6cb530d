import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployTokenCreated } from '@fichero/contract/deploy-tokens.schema'
import { releaseArchive } from '@fichero/contract/release-files'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { hashed } from './builds'
import type { Server } from './server.mjs'
import { callApi, type Session } from './session.mjs'

/** Publishes the build in a folder over HTTP with a deploy token, as the release command does. Returns its hash. */
export async function publishRelease({ url }: Server, token: string, folder: string, version: string): Promise<string> {
  const read = (file: string) => new Uint8Array(readFileSync(join(folder, file)))
  const built: RemoteDescriptor = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  const descriptor = hashed({ ...built, version })
  const answer = await fetch(`${url}/api/remotes/${descriptor.name}/publicar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Blob(releaseArchive(descriptor, read)),
  })
  if (!answer.ok) throw new Error(`The API answered ${answer.status}: ${await answer.text()}`)
  return descriptor.hash
}

/** The name of the deploy token of a remote. */
export const teamOf = (remoto: string) => `Equipo de ${remoto}`

/** Makes a deploy token that may publish and activate releases of a remote. Returns the token's value. */
export async function makeDeployToken(server: Server, session: Session, remoto: string): Promise<string> {
  const body = { nombre: teamOf(remoto), remoto, activa: true, dias: 1 }
  const created = await callApi<DeployTokenCreated>(server, '/admin/remotes/claves', { method: 'POST', session, body })
  return created.valor
}
