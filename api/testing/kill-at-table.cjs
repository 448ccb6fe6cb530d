// Loaded into a server by `--require`. Sends the server SIGNAL just before it creates table number TABLE in SQLite, because other
// processes cannot see that moment.
const Database = require('libsql')

const { prepare } = Database.prototype
let left = Number(process.env.TABLE)

Database.prototype.prepare = function (sql) {
  if (/^CREATE TABLE/.test(sql) && --left === 0) process.kill(process.pid, process.env.SIGNAL)
  return prepare.call(this, sql)
}
