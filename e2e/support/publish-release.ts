import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFiles } from '@fichero/contract/release-files'
import type { DeployTokenCreated, PublishAnswer } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { hashed } from './builds'
import type { Server } from './server.mjs'
import { callApi, type Session } from './session.mjs'

const hexOf = (integrity: string) => Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex')

/** Publishes the build in a folder over HTTP with a deploy token, as the release command does. Returns its hash. */
export async function publishRelease({ url }: Server, token: string, folder: string, version: string): Promise<string> {
  const read = await readFile(join(folder, 'remote.json'), 'utf8')
  const descriptor = hashed({ ...(JSON.parse(read) as RemoteDescriptor), version })
  const { name, hash } = descriptor
  const send = async (method: string, path: string, type: string, body: BodyInit) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const answer = await fetch(`${url}/api/remotes/${name}/${path}`, { method, headers, body })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as PublishAnswer
  }
  const sendDescriptor = () => send('POST', 'lanzamientos', 'application/json', JSON.stringify(descriptor))
  const { faltan } = await sendDescriptor()
  for (const integrity of faltan) {
    const { file = '' } = releaseFiles(descriptor).find((asset) => asset.integrity === integrity) ?? {}
    const bytes = new Uint8Array(await readFile(join(folder, file)))
    await send('PUT', `archivos/${hexOf(integrity)}`, 'application/octet-stream', bytes)
  }
  await sendDescriptor()
  return hash
}

/** Makes a deploy token that may publish and activate releases of a remote. Returns the token's value. */
export async function makeDeployToken(server: Server, session: Session, remoto: string): Promise<string> {
  const body = { nombre: `Equipo de ${remoto}`, remoto, activa: true, dias: 1 }
  const created = await callApi<DeployTokenCreated>(server, '/admin/remotes/claves', { method: 'POST', session, body })
  return created.valor
}
