import { descriptorText, releaseHashOf } from '@fichero/contract/descriptor-text'
import { currentDescriptor } from '@fichero/contract/former-descriptor'
import { MAX_DESCRIPTOR } from '@fichero/contract/limits'
import { releaseFiles } from '@fichero/contract/release-files'
import { type RemoteDescriptor, remoteDescriptor } from '@fichero/contract/remotes.schema'
import { type DataSource, type EntityManager, Not } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { isUniqueViolation } from '../../errors/database-error.js'
import { fail } from '../../errors/fail.js'
import { SchemaPipe } from '../../http/validation/schema.pipe.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { hexOf, sha256, sha384 } from './file-hash.js'
import { Release } from './release.entity.js'
import { type FileToStore, insertFiles, keysOf, storedFiles } from './release-files.js'
import { Remote } from './remote.entity.js'

/** A release as it was sent. */
export interface SentRelease {
  descriptor: RemoteDescriptor
  /** The descriptor with fields that this version of the API may not know; the release's hash covers these too. */
  sent: object
  /**
   * Returns the content of each file, by its `integrity`.
   * @throws AppError `release_file_damaged` if a file does not match the descriptor
   */
  contents: () => Map<string, Buffer>
}

/**
 * Reads the archive that `releaseArchive` of the contract writes.
 * @throws AppError if the descriptor is invalid
 */
export async function readArchive(archive: Buffer): Promise<SentRelease> {
  const end = archive.subarray(0, MAX_DESCRIPTOR).indexOf('\n')
  if (end === -1) throw fail('malformed')
  const sent = parse(archive.toString('utf8', 0, end))
  const descriptor = await checkDescriptor(sent)
  return { descriptor, sent, contents: () => contentsOf(descriptor, archive.subarray(end + 1)) }
}

/** @throws AppError if a sent descriptor is invalid */
export const checkDescriptor = (sent: unknown): Promise<RemoteDescriptor> =>
  new SchemaPipe().transform(currentDescriptor(sent) as RemoteDescriptor, { type: 'body', schema: remoteDescriptor })

function contentsOf(descriptor: RemoteDescriptor, bytes: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>()
  let start = 0
  for (const { integrity, size } of releaseFiles(descriptor)) {
    const content = bytes.subarray(start, start + size)
    if (sha384(content) !== hexOf(integrity)) throw fail('release_file_damaged')
    contents.set(integrity, content)
    start += size
  }
  if (start !== bytes.length) throw fail('release_file_damaged')
  return contents
}

function parse(text: string): object {
  try {
    return JSON.parse(text)
  } catch {
    throw fail('json_invalid')
  }
}

/**
 * Requires that the hash of a release matches its content. Otherwise a deploy token could publish other content under the
 * hash of a later build. `sent` is the descriptor as received, with fields that this version of the API may not know.
 * @throws AppError `release_hash`
 */
export function requireOwnHash(sent: object, { hash: recibido }: RemoteDescriptor): void {
  const esperado = releaseHashOf(sent, sha256)
  if (recibido !== esperado) throw fail('release_hash', { recibido, esperado })
}

type Asset = RemoteDescriptor['assets'][number]

/** Returns the release's files that are not stored yet: of several files with the same content, one. */
export async function missingFiles(manager: EntityManager, descriptor: RemoteDescriptor): Promise<Asset[]> {
  const files = releaseFiles(descriptor)
  const stored = await storedFiles(manager, keysOf(descriptor))
  const isMissing = ({ file, integrity, size }: Asset) => {
    const known = stored.get(hexOf(integrity))
    if (known && known.tamano !== size) throw fail('release_inconsistent', { archivo: file })
    return known === undefined
  }
  return [...new Map(files.filter(isMissing).map((asset) => [asset.integrity, asset])).values()]
}

/**
 * Requires that no other release of the remote has this version. Call it for published releases only: bundled releases may
 * share a version, because a module is built many times during development.
 * @throws AppError `release_version_taken`
 */
export async function requireFreeVersion(
  manager: EntityManager,
  { name: remoto, hash, version }: RemoteDescriptor,
): Promise<void> {
  const others = await manager.findBy(Release, { remoto, hash: Not(hash) })
  if (others.some(({ descriptor }) => descriptor.version === version)) throw fail('release_version_taken', { version })
}

/** Who published a release. */
type Author = Pick<Release, 'origen' | 'autor'>

/**
 * Adds a release with those of its files that are not stored yet, and the remote if this is its first release. Returns false
 * if the release exists.
 * @throws AppError if a different release has this hash: earlier versions of the API did not check hashes
 */
export async function addRelease(
  dataSource: DataSource,
  descriptor: RemoteDescriptor,
  files: FileToStore[],
  { origen, autor }: Author,
): Promise<boolean> {
  const { name: remoto, hash } = descriptor
  try {
    return await inTransaction(dataSource, async (manager) => {
      const remote = await lockRow(manager, Remote, { nombre: remoto })
      const known = await manager.findOneBy(Release, { remoto, hash })
      if (known) {
        if (textOf(known.descriptor) !== textOf(descriptor)) throw fail('release_differs', { hash })
        return false
      }
      if (origen === 'publicada') await requireFreeVersion(manager, descriptor)
      if (!remote) await manager.insert(Remote, { nombre: remoto, version: 1 })
      const fecha = new Date()
      await manager.insert(Release, { remoto, hash, descriptor, origen, autor, fecha, retirado: null, motivo: null })
      await insertFiles(manager, files)
      if (origen === 'publicada')
        await audit(manager, {
          actor: null,
          accion: 'remotes:publish',
          entidad: 'remoto',
          entidad_id: remoto,
          despues: { lanzamiento: hash, clave: autor },
        })
      return true
    })
  } catch (error) {
    // Another node added the remote, this release or a file concurrently, so the second attempt finds that row.
    if (isUniqueViolation(error)) return addRelease(dataSource, descriptor, files, { origen, autor })
    throw error
  }
}

const textOf = (descriptor: RemoteDescriptor) => descriptorText({ ...descriptor })
