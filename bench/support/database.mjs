import { createConnection } from 'mysql2/promise'

/** Creates an empty database on the server of `TEST_DATABASE_URL`. `drop()` deletes it. */
export async function freshDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error(
      'Set TEST_DATABASE_URL to a MySQL server whose user may create databases: the budgets are about MySQL.',
    )
  const name = `fichero_bench_${process.pid}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const admin = await createConnection({ uri: server })
  await admin.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`)
  const [rows] = await admin.query('SELECT VERSION() AS version')
  const [{ version }] = /** @type {{ version: string }[]} */ (rows)
  return {
    url: url.href,
    version,
    admin,
    async drop() {
      await admin.query(`DROP DATABASE \`${name}\``)
      await admin.end()
    },
  }
}

/** Returns the statements that the server logged while `work` ran. */
export async function statementsOf(admin, work) {
  const [[before]] = await admin.query('SELECT @@GLOBAL.log_output AS output, @@GLOBAL.general_log AS log')
  await admin.query("SET GLOBAL log_output = 'TABLE'")
  await admin.query('TRUNCATE mysql.general_log')
  await admin.query('SET GLOBAL general_log = ON')
  try {
    await work()
  } finally {
    await admin.query('SET GLOBAL general_log = ?', [before.log])
    await admin.query('SET GLOBAL log_output = ?', [before.output])
  }
  const [rows] = await admin.query(
    "SELECT CONVERT(argument USING utf8mb4) AS statement FROM mysql.general_log WHERE command_type IN ('Query', 'Execute') AND thread_id <> CONNECTION_ID() ORDER BY event_time",
  )
  return rows.map(({ statement }) => statement)
}
