import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type DataSource, In } from 'typeorm'
import type { Config } from '../config/config.js'
import { storedSecret } from '../config/data-folder.js'
import { PendingMessage } from './pending-message.entity.js'
import { unseal } from './sealed-message.js'

const MESSAGE = /\.eml(?:\.part)?$/

/** Deletes all stored messages to these addresses: pending messages in the database, and files of the outbox. */
export async function forgetMail(
  dataSource: DataSource,
  config: Pick<Config, 'dataDir' | 'jwtSecret'>,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  const receivers = new Set(addresses.map((one) => one.toLowerCase()))
  const secret = config.jwtSecret ?? storedSecret(config.dataDir)
  const pending = await dataSource.manager.find(PendingMessage)
  const removed = pending.filter(({ cifrado }) =>
    receivers.has(unseal(cifrado, secret)?.to.address.toLowerCase() ?? ''),
  )
  if (removed.length > 0) await dataSource.manager.delete(PendingMessage, { id: In(removed.map(({ id }) => id)) })

  const folder = join(config.dataDir, 'outbox')
  for (const name of (await readdir(folder).catch(() => [])).filter((one) => MESSAGE.test(one))) {
    const file = join(folder, name)
    const message = await readFile(file, 'utf8').catch(() => '')
    if (receivers.has(receiverOf(message))) await rm(file, { force: true })
  }
}

/** Reads the address from `To: Name <address>` or `To: address`. Long headers continue on lines that begin with a space. */
function receiverOf(message: string): string {
  const [head = ''] = message.split(/\r?\n\r?\n/, 1)
  const [, to = ''] = /^To:(.*)$/im.exec(head.replace(/\r?\n[ \t]+/g, ' ')) ?? []
  return (/<([^<>]*)>\s*$/.exec(to)?.[1] ?? to).trim().toLowerCase()
}
