import { type ChildProcess, fork } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { InstitutionSettings } from '../../src/config/institution-settings.js'

/** The claims of the provider's accounts, by the name with which an account signs in. */
export type Accounts = Record<string, Record<string, unknown>>

/** Returns a new private key, with which the provider signs. */
const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  ...{ kid: randomUUID(), use: 'sig', alg: 'RS256' },
})

/** Returns a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** A provider of accounts, in a process of its own. */
export interface Institution {
  issuer: string
  /** The settings of a system that uses the provider. */
  settings: InstitutionSettings
  /** Sets claims of the ID tokens that the provider then issues. */
  spoil(claims: Record<string, unknown>): void
  /** Freezes the process, or lets it go on. */
  freeze(isFrozen: boolean): void
  /** Kills the provider. */
  stop(): Promise<void>
  /** Starts the provider again at the same address. It forgets its sessions. */
  restart(options?: { hasNewKey: boolean }): Promise<void>
}

/** Starts a provider for a system at `http://localhost`, whose API is at `url`. */
export async function startInstitution(url: string, accounts: Accounts): Promise<Institution> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let key = newKey()
  const start = async () => {
    child = fork(join(__dirname, 'provider-process.mjs'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    child.send({ port, publicUrl: 'http://localhost', url, accounts, key })
    await once(child, 'message')
  }
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await start()
  return {
    issuer,
    settings: {
      issuer,
      clientId: 'fichero',
      clientSecret: 'a secret that only the tests know',
      scope: 'openid profile email groups document',
      documentClaim: undefined,
      rules: [],
    },
    spoil: (claims) => void child?.send({ spoil: claims }),
    freeze: (isFrozen) => void child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    stop,
    restart: async ({ hasNewKey } = { hasNewKey: false }) => {
      await stop()
      if (hasNewKey) key = newKey()
      await start()
    },
  }
}
