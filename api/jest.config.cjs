const { ALONE, MYSQL_SPECS } = require('./mysql-specs.cjs')
const { FOLDER, LIBRARIES, READER, SERVER, WRITER } = require('./src/testing/bundled-libraries.cjs')

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
  testPathIgnorePatterns: ['/node_modules/', ...(isMysql ? [] : ALONE.map((spec) => `/src/${spec}\\.spec\\.ts$`))],
  // What differs from run to run is told by the environment: Jest keeps no compiled file for a configuration it does not know.
  globals: { MYSQL_SPECS, READER_BUNDLE: READER, WRITER_BUNDLE: WRITER, SERVER },
  testEnvironment: 'node',
  globalSetup: '<rootDir>/src/testing/bundle-libraries.mjs',
  globalTeardown: '<rootDir>/src/testing/drop-databases.mjs',
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
  setupFiles: ['<rootDir>/src/testing/check-rows.ts', '<rootDir>/src/testing/cheap-hashes.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(${ESM.join('|')})/)`],
  moduleNameMapper: {
    [`^(${LIBRARIES.join('|')})$`]: `${FOLDER}/$1.cjs`,
    // The processes that read and write files run a bundle of the source.
    '^\\./(reader|writer)-limits\\.js$': '<rootDir>/src/testing/$1-limits.ts',
    // Relative imports in TypeScript have the extension of the built file.
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
}
