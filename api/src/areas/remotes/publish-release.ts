import { descriptorText, releaseHashOf } from '@fichero/contract/descriptor-text'
import { releaseFiles } from '@fichero/contract/release-files'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type DataSource, type EntityManager, Not } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import { isUniqueViolation } from '../../errors/database-error.js'
import { fail } from '../../errors/fail.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { hexOf, sha256 } from './file-hash.js'
import { Release } from './release.entity.js'
import { type FileToStore, insertFiles, keysOf, storedFiles } from './release-files.js'
import { Remote } from './remote.entity.js'

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
