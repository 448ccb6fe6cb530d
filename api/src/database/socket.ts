import type { Socket } from 'node:net'
import type { Connection } from 'mysql2'

/** mysql2 declares no type for the connection's socket. */
export const socketOf = (connection: Connection) => (connection as unknown as { stream: Socket }).stream

/** Returns an error with the code `ETIMEDOUT`, like an error of mysql2. */
export const timeoutError = (message: string) => Object.assign(new Error(message), { code: 'ETIMEDOUT' })
