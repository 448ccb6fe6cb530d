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
 * The statement that makes a new connection to MySQL what this program was written for, whatever the server's own
 * defaults are: each of these can change what a statement means or stores without any error.
 */
export function sessionSettings({ lock }: Limits): string {
  const seconds = Math.ceil(lock / 1000)
  const settings = [
    // As in the handshake, which a server may ignore.
    'NAMES utf8mb4 COLLATE utf8mb4_general_ci',
    `sql_mode = '${SQL_MODE}'`,
    "time_zone = '+00:00'",
    // Statements outside a transaction are stored at once, and COMMIT neither begins another one nor disconnects.
    'autocommit = 1',
    'completion_type = 0',
    'foreign_key_checks = 1',
    'unique_checks = 1',
    // Others have no transactions.
    'default_storage_engine = InnoDB',
    // No limit; `DEFAULT` would be the server's.
    'sql_select_limit = 18446744073709551615',
    // Otherwise `id IS NULL` finds the row that was inserted last.
    'sql_auto_is_null = 0',
    // Otherwise changes that no index limits are refused.
    'sql_safe_updates = 0',
    `innodb_lock_wait_timeout = ${seconds}`,
    // For tables that somebody changes or copies; its default is a year.
    `lock_wait_timeout = ${seconds}`,
  ]
  // MariaDB before 11.1 knows only the second name of the isolation, and MySQL only the first
  // (https://mariadb.com/kb/en/comment-syntax/). Without an expiry of 0, which MariaDB does not know, MySQL tells sizes and
  // the next numbers of tables as they were up to a day ago.
  return `SET ${settings.join(', ')}
    /*!80000 , transaction_isolation = 'REPEATABLE-READ', information_schema_stats_expiry = 0 */
    /*M! , tx_isolation = 'REPEATABLE-READ' */`
}
