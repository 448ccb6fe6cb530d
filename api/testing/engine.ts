/** Whether this run is on MySQL. */
export const isMysql = process.env.TEST_ENGINE === 'mysql'

/** Registers tests only on MySQL. On SQLite they do not exist, so that none passes without running. */
export const onMysql = (register: () => void) => void (isMysql && register())

/** Registers tests only on SQLite. */
export const onSqlite = (register: () => void) => void (isMysql || register())
