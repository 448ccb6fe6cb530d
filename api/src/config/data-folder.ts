import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isStorageFull } from '../errors/database-error.js'
import { errorCode } from '../errors/error-code.js'
import { ConfigError } from './config-error.js'
import { embeddedFile } from './database-target.js'

/** Mode of folders that only the server's user may open: they contain personal data, and links to set passwords. */
const PRIVATE = 0o700

/** Returns the end of a sentence for the operator: the reason why a file could not be written. */
const reasonOf = (error: unknown) =>
  isStorageFull(error) ? ': no hay espacio en el disco' : ` (${errorCode(error) ?? 'sin causa conocida'})`

/**
 * Creates the data folder if it is missing, and checks that it is writable. An existing folder keeps its mode, because
 * other programs may use the folder too; but other users lose access to Fichero's files.
 * @throws ConfigError if the folder is not writable
 */
export function openDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir, PRIVATE)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const path of managedPaths(dataDir)) removeForeignAccess(path)
  } catch (error) {
    throw new ConfigError('DATA_DIR', `no se puede escribir en la carpeta «${dataDir}»${reasonOf(error)}.`)
  }
}

/** Files and folders that may exist from an earlier start. Uploads and exports are deleted at each start. */
function managedPaths(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox')
  const messages = existsSync(outbox) ? readdirSync(outbox).filter((name) => /\.eml(\.part)?$/.test(name)) : []
  const database = ['', '-wal', '-shm', '-journal'].map((suffix) => embeddedFile(dataDir) + suffix)
  const others = ['jwt-secret', 'fichero.lock'].map((name) => join(dataDir, name))
  return [...database, ...others, outbox, ...messages.map((name) => join(outbox, name))]
}

/** Node's recursive mkdir hangs inside a folder that accepts no children, such as /proc. */
function makeFolder(folder: string, mode?: number): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/**
 * Returns the secret stored in the data folder, and generates it at the first start. Two processes that start at the same
 * time get the same secret.
 * @throws ConfigError if the secret cannot be written or the file is incomplete
 */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret')
  try {
    if (!existsSync(file) || isEmpty(file)) makeSecret(file)
  } catch (error) {
    throw new ConfigError('DATA_DIR', `no se puede escribir «${file}»${reasonOf(error)}.`)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new ConfigError('DATA_DIR', `«${file}» está incompleto; bórrelo.`)
  return secret
}

const isEmpty = (file: string) => statSync(file, { throwIfNoEntry: false })?.size === 0

/** Writes a temporary file first, so that the secret is complete or missing, even after a full disk or a kill. */
function makeSecret(file: string): void {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    writeFileSync(part, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    // Earlier versions left an empty file if the disk was full. It was never used for signing.
    if (isEmpty(file)) rmSync(file)
    publish(part, file)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Gives the file its final name. If two processes do so, the first process wins; without hard links, the last process. */
function publish(part: string, file: string): void {
  try {
    linkSync(part, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') renameSync(part, file)
  }
}

/** Permissions of group and others. */
const OTHERS = 0o077

/**
 * Removes the permissions of group and others from a file or folder that an earlier version or a restored backup left
 * accessible. Does nothing to a symbolic link, or on a file system without modes.
 */
function removeForeignAccess(path: string): void {
  try {
    const found = lstatSync(path)
    if (!found.isSymbolicLink() && found.mode & OTHERS) chmodSync(path, found.mode & 0o700)
  } catch {
    // The file is missing, or belongs to another user, who decides about its mode.
  }
}
