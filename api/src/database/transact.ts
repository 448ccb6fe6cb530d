import type { EntityManager, QueryRunner } from 'typeorm'

/** A connection that runs one transaction at a time. */
export interface WriteConnection {
  runner: QueryRunner
  /** Whether a transaction is open, according to the driver. */
  isOpen(): boolean
}

/** True if neither TypeORM nor the driver has an open transaction. Otherwise the connection must not be used again. */
export const isOutside = ({ runner, isOpen }: WriteConnection) => !runner.isTransactionActive && !isOpen()

/**
 * Runs `work` in a transaction. When it resolves, every other connection can read the writes.
 * @throws Error if the connection is inside a transaction before or after: its writes may never be committed
 */
export async function transact<T>(
  connection: WriteConnection,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  if (!isOutside(connection)) throw new Error('The connection is still in a former transaction')
  const result = await connection.runner.manager.transaction(work)
  if (!isOutside(connection)) throw new Error('The transaction is still open after its commit')
  return result
}

/** Callbacks that run before, during and after each statement of a connection. */
interface Handling {
  /** Waits before a statement is run. */
  pause?: () => Promise<unknown>
  /** Prepares a statement while the previous one runs. */
  prepare?: (sql: string, parameters?: unknown[]) => [sql: string, parameters?: unknown[]]
  /** Receives each answer of the driver. */
  answered?: (answer: unknown) => void
}

/**
 * Runs the statements of a connection one at a time. After a failed statement, runs only the rollback: the database may have
 * rolled back the transaction by itself (a full disk, a deadlock), and would then commit each later statement separately.
 */
export function stopAtFailure(runner: QueryRunner, { pause, prepare, answered }: Handling): void {
  const query = runner.query.bind(runner)
  let last: Promise<unknown> = Promise.resolve()
  let failure: { error: unknown } | undefined
  const run = async (sql: string, [text, parameters]: [string, unknown[]?], structured?: true) => {
    await last
    await pause?.()
    if (failure && sql !== 'ROLLBACK') throw failure.error
    const answer = await query(text, parameters, structured as true)
    failure = undefined
    answered?.(answer)
    return answer
  }
  runner.query = (sql: string, parameters?: unknown[], structured?: true) => {
    const answer = run(sql, prepare?.(sql, parameters) ?? [sql, parameters], structured)
    last = answer.catch((error) => {
      failure ??= { error }
    })
    return answer
  }
}
