import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type RemoteDescriptor, remoteDescriptor } from '@fichero/contract/remotes.schema'

export interface Release {
  descriptor: RemoteDescriptor
  /** Folder of its files. */
  folder: string
  /** Changes when another build is copied over this one. */
  stamp: string
}

/** Cheap enough to call on each request; undefined without a build. */
export async function stampOf(folder: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(join(folder, 'remote.json'))
    return `${mtimeMs} ${size} ${ino}`
  } catch {
    return undefined
  }
}

/** Reads the build in a folder; undefined if it is missing, incomplete or not a remote. */
export async function readRelease(folder: string): Promise<Release | undefined> {
  const stamp = await stampOf(folder)
  if (!stamp) return undefined
  const descriptor = await readDescriptor(folder)
  if (!descriptor) return undefined
  const complete = await Promise.all(descriptor.assets.map(({ file, size }) => hasSize(join(folder, file), size)))
  return complete.every(Boolean) ? { descriptor, folder, stamp } : undefined
}

async function readDescriptor(folder: string): Promise<RemoteDescriptor | undefined> {
  try {
    return remoteDescriptor.parse(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')))
  } catch {
    return undefined
  }
}

async function hasSize(file: string, size: number): Promise<boolean> {
  try {
    return (await stat(file)).size === size
  } catch {
    return false
  }
}
