import { startupError } from './startup-error.js'

const MYSQL = { engine: 'mysql', url: 'mysql://fi%40chero:secreta@db.example/base' } as const
const SQLITE = { engine: 'sqlite', file: '/data/fichero.sqlite' } as const

it.each([
  [
    'missing rights on MySQL name the rights that the user needs',
    MYSQL,
    'ER_TABLEACCESS_DENIED_ERROR',
    'DATABASE_URL: el usuario «fi@chero» no puede preparar las tablas de «base»: necesita ALTER, CREATE, DROP, INDEX, REFERENCES, SELECT, INSERT, UPDATE y DELETE.',
  ],
  [
    'a full disk on SQLite names the folder',
    SQLITE,
    'SQLITE_FULL',
    'DATA_DIR: la base de datos no tiene espacio en el disco.',
  ],
  [
    'a busy database on SQLite names the folder',
    SQLITE,
    'SQLITE_BUSY',
    'DATA_DIR: otro programa tiene ocupada la base de datos.',
  ],
  [
    'a lost connection to MySQL names the cause',
    MYSQL,
    'ECONNRESET',
    'DATABASE_URL: se perdió la conexión con la base de datos (ECONNRESET).',
  ],
])('%s', (_, target, code, sentence) => {
  const error = startupError(target, Object.assign(new Error('failed'), { code }))
  expect(error).toMatchObject({ message: sentence })
})

it('startupError returns any other error unchanged', () => {
  const bug = new Error('a bug')
  expect(startupError(MYSQL, bug)).toBe(bug)
})
