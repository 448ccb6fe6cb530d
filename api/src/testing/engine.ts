/** Whether this run is on MySQL. */
export const isMysql = process.env.TEST_ENGINE === 'mysql'

/** Registers tests that only MySQL can run: on SQLite they are not there, so that none passes without having run. */
export const onMysql = (register: () => void) => void (isMysql && register())

/** As `onMysql`, for SQLite. */
export const onSqlite = (register: () => void) => void (isMysql || register())
