const { MYSQL_ONLY, MYSQL_SPECS } = require('./mysql-specs.cjs')
const { FOLDER, LIBRARIES, READER, SERVER, WRITER } = require('./testing/bundled-libraries.cjs')

// Nest 12 and the contract are ES modules; they are compiled to CommonJS like our own code.
const ESM = [
  '@nestjs',
  '@fichero',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
]

const isMysql = process.env.TEST_ENGINE === 'mysql'

module.exports = {
  displayName: 'api',
  rootDir: __dirname,
  roots: ['<rootDir>/src'],
  testMatch: isMysql ? MYSQL_SPECS.map((spec) => `**/src/${spec}.spec.ts`) : ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isMysql ? [] : MYSQL_ONLY.map((spec) => `/src/${spec}\\.spec\\.ts$`))],
  // No value here may differ between runs, because Jest compiles all files again for a new configuration. Values of one run are
  // passed in environment variables.
  globals: { MYSQL_SPECS, READER_BUNDLE: READER, WRITER_BUNDLE: WRITER, SERVER },
  testEnvironment: 'node',
  globalSetup: '<rootDir>/testing/bundle-libraries.mjs',
  globalTeardown: '<rootDir>/testing/drop-databases.mjs',
  transform: {
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  setupFiles: ['<rootDir>/testing/check-rows.ts', '<rootDir>/testing/cheap-hashes.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(${ESM.join('|')})/)`],
  moduleNameMapper: {
    [`^(${LIBRARIES.join('|')})$`]: `${FOLDER}/$1.cjs`,
    // The processes that read and write files run a bundle of the source.
    '^\\./(reader|writer)-limits\\.js$': '<rootDir>/testing/$1-limits.ts',
    // Relative imports in TypeScript have the extension of the built file.
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
}
