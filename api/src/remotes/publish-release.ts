import { descriptorText, releaseHashOf } from '@fichero/contract/descriptor-text'
import { releaseFiles } from '@fichero/contract/release-files'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { type DataSource, type EntityManager, Not } from 'typeorm'
import { audit } from '../audit/audit.js'
import { inTransaction } from '../database/transaction.js'
import { isUniqueViolation } from '../errors/database-error.js'
import { fail } from '../errors/fail.js'
import { lockRow } from '../records/lock-row.js'
import { hexOf, sha256 } from './file-hash.js'
import { Release } from './release.entity.js'
import { storedFiles } from './release-files.js'
import { Remote } from './remote.entity.js'
import { nameFiles } from './unnamed-files.js'

/**
 * The hash names a release for ever, so it is computed here and not believed: else a token that may only publish would
 * take the name of the next build. `sent` is the descriptor as it came, also with what this system does not know of it.
 * @throws AppError
 */
export function requireOwnHash(sent: object, { hash: recibido }: RemoteDescriptor): void {
  const esperado = releaseHashOf(sent, sha256)
  if (recibido !== esperado) throw fail('release_hash', { recibido, esperado })
}

/** Returns the integrities of files that the store lacks. */
export async function missingFiles(manager: EntityManager, descriptor: RemoteDescriptor): Promise<string[]> {
  const files = releaseFiles(descriptor)
  const stored = await storedFiles(manager, [...new Set(files.map(({ integrity }) => hexOf(integrity)))])
  const isMissing = ({ file, integrity, size }: (typeof files)[number]) => {
    const known = stored.get(hexOf(integrity))
    if (known && known.tamano !== size) throw fail('release_inconsistent', { archivo: file })
    return known === undefined
  }
  return [...new Set(files.filter(isMissing).map(({ integrity }) => integrity))]
}

/**
 * One version has one content, or nobody could say what runs. Releases that came with the system count too, but may
 * themselves have the version of another one: who works on a module builds it many times.
 * @throws AppError
 */
export async function requireFreeVersion(
  manager: EntityManager,
  { name: remoto, hash, version }: RemoteDescriptor,
): Promise<void> {
  const others = await manager.findBy(Release, { remoto, hash: Not(hash) })
  if (others.some(({ descriptor }) => descriptor.version === version)) throw fail('release_version_taken', { version })
}

type Author = Pick<Release, 'origen' | 'autor'>

/**
 * Adds a release whose files are stored, and its remote if it is the first one. Returns whether it is new: the same
 * content twice is one release.
 * @throws AppError if there is another release with this hash: systems before this one believed what they were told
 */
export async function addRelease(
  dataSource: DataSource,
  descriptor: RemoteDescriptor,
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
      await nameFiles(manager, descriptor)
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
    // Another server added the remote or this release at the same time: now it is there.
    if (isUniqueViolation(error)) return addRelease(dataSource, descriptor, { origen, autor })
    throw error
  }
}

const textOf = (descriptor: RemoteDescriptor) => descriptorText({ ...descriptor })
