import type { Limits } from './limits.js'

/** The default of MySQL 8 and later (https://dev.mysql.com/doc/refman/8.4/en/sql-mode.html). */
const SQL_MODE = [
  'ONLY_FULL_GROUP_BY',
  'STRICT_TRANS_TABLES',
  'NO_ZERO_IN_DATE',
  'NO_ZERO_DATE',
  'ERROR_FOR_DIVISION_BY_ZERO',
  'NO_ENGINE_SUBSTITUTION',
]

/**
 * The statement that replaces the server's defaults on a new connection to MySQL. Each of these settings can silently change
 * what a statement means or stores.
 */
export function sessionSettings({ lock }: Limits): string {
  const seconds = Math.ceil(lock / 1000)
  const settings = [
    // The handshake requests this too, but a server may ignore it.
    'NAMES utf8mb4 COLLATE utf8mb4_general_ci',
    `sql_mode = '${SQL_MODE}'`,
    "time_zone = '+00:00'",
    // Statements outside a transaction are committed at once, and COMMIT neither begins a transaction nor disconnects.
    'autocommit = 1',
    'completion_type = 0',
    'foreign_key_checks = 1',
    'unique_checks = 1',
    // Other engines may lack transactions.
    'default_storage_engine = InnoDB',
    // The largest value, which means no limit; `DEFAULT` would be the limit of the server.
    'sql_select_limit = 18446744073709551615',
    // Otherwise `id IS NULL` finds the last inserted row.
    'sql_auto_is_null = 0',
    // Otherwise updates and deletes without an indexed condition fail.
    'sql_safe_updates = 0',
    `innodb_lock_wait_timeout = ${seconds}`,
    // Timeout for locks of tables that are being altered or copied. The default is a year.
    `lock_wait_timeout = ${seconds}`,
  ]
  // MySQL knows only `transaction_isolation`, MariaDB before 11.1 only `tx_isolation`
  // (https://mariadb.com/kb/en/comment-syntax/). Without an expiry of 0, which MariaDB does not know, MySQL reports table
  // sizes and auto-increment values that may be a day old.
  return `SET ${settings.join(', ')}
    /*!80000 , transaction_isolation = 'REPEATABLE-READ', information_schema_stats_expiry = 0 */
    /*M! , tx_isolation = 'REPEATABLE-READ' */`
}
