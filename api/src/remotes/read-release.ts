import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type RemoteDescriptor, remoteDescriptor } from '@fichero/contract/remotes.schema'
import { areCopiesOf, type Copies, pack } from './encodings.js'
import { hexOf, sha384 } from './file-hash.js'
import { requireOwnHash } from './publish-release.js'

/** Changes with the file. Cheap enough to call on each request; undefined without one. */
export async function stampOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    return undefined
  }
}

/**
 * Reads the descriptor of the build in a folder; undefined if it is missing or not a remote.
 * @throws AppError if its hash is that of another build
 */
export async function readDescriptor(folder: string): Promise<RemoteDescriptor | undefined> {
  const sent = parse(await read(join(folder, 'remote.json')))
  const { data } = remoteDescriptor.safeParse(sent)
  if (data) requireOwnHash(sent as object, data)
  return data
}

/** Half a file, of a build that is being copied, is none. */
function parse(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Reads a file of a build with its compressed copies; undefined if it is missing or not the one that the build made. */
export async function readBuiltFile(folder: string, file: string, integrity: string): Promise<Copies | undefined> {
  const [identity, br, gzip] = await Promise.all(['', '.br', '.gz'].map((end) => read(join(folder, file + end))))
  if (!identity || sha384(identity) !== hexOf(integrity)) return undefined
  // Nobody is sent a source map.
  if (file.endsWith('.map')) return { identity }
  return (await areCopiesOf(identity, { br, gzip })) ? { identity, br, gzip } : pack(identity)
}

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
