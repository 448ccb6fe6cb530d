import { fork } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './server.mjs'

/** A provider of accounts. */
export interface Institution {
  /** The settings of a system that uses the provider. */
  env: Record<string, string>
  stop(): void
}

/**
 * Starts a provider for the system at `url`.
 * @param accounts the claims of its accounts, by the name with which an account signs in
 */
export async function startInstitution(url: string, accounts: Record<string, object>): Promise<Institution> {
  const port = await freePort()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'key', use: 'sig', alg: 'RS256' }
  const program = fileURLToPath(import.meta.resolve('@fichero/api/testing/institution/provider-process'))
  const child = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.send({ port, publicUrl: url, url, accounts, key })
  await once(child, 'message')
  return {
    env: {
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'fichero',
      OIDC_CLIENT_SECRET: 'a secret that only the tests know',
    },
    stop: () => void child.kill('SIGKILL'),
  }
}
