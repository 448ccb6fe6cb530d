import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { currentDescriptor } from '@fichero/contract/former-descriptor'
import { type RemoteDescriptor, remoteDescriptor } from '@fichero/contract/remotes.schema'
import { areCopiesOf, type Copies, isServed, pack } from './encodings.js'
import { hexOf, sha384 } from './file-hash.js'
import { requireOwnHash } from './publish-release.js'

/** Returns a string that changes when the file changes; undefined if the file is missing. Cheap enough for every request. */
export async function stampOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    return undefined
  }
}

/**
 * Reads the descriptor of the build in a folder; undefined if the descriptor is missing or invalid.
 * @throws AppError if the descriptor's hash does not match its content
 */
export async function readDescriptor(folder: string): Promise<RemoteDescriptor | undefined> {
  const sent = parse(await read(join(folder, 'remote.json')))
  const { data } = remoteDescriptor.safeParse(currentDescriptor(sent))
  if (data) requireOwnHash(sent as object, data)
  return data
}

/** Parses JSON. Returns undefined for a truncated file, which occurs while a build is being copied. */
function parse(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Reads a file of a build with its compressed copies; undefined if the file is missing or does not match `integrity`. */
export async function readBuiltFile(folder: string, file: string, integrity: string): Promise<Copies | undefined> {
  const [identity, br, gzip] = await Promise.all(['', '.br', '.gz'].map((end) => read(join(folder, file + end))))
  if (!identity || sha384(identity) !== hexOf(integrity)) return undefined
  if (!isServed(file)) return { identity }
  return (await areCopiesOf(identity, { br, gzip })) ? { identity, br, gzip } : pack(identity)
}

/** Reads a file; undefined if the file cannot be read. */
async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}
