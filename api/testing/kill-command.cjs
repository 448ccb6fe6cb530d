// Loaded into a command by `--require`. Kills the command at a moment that other processes cannot see. KILL_AT is `rename`, just
// before a complete file gets its name, or the beginning of an SQL statement.
const fs = require('node:fs')
const Database = require('libsql')
const { PoolConnection } = require('mysql2')

const { KILL_AT } = process.env
const end = () => process.kill(process.pid, 'SIGKILL')

/** Makes `owner[name]` kill the process if `isMoment` is true for its first argument. */
function watch(owner, name, isMoment) {
  const original = owner[name]
  owner[name] = function (first, ...rest) {
    if (isMoment(first)) end()
    return original.call(this, first, ...rest)
  }
}

if (KILL_AT === 'rename')
  for (const owner of [fs, fs.promises])
    for (const name of ['rename', 'renameSync']) owner[name] && watch(owner, name, () => true)
const isStatement = (sql) => KILL_AT !== 'rename' && String(sql.sql ?? sql).startsWith(KILL_AT)
watch(Database.prototype, 'prepare', isStatement)
watch(PoolConnection.prototype, 'query', isStatement)
