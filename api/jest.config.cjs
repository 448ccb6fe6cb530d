const { READER, WRITER } = require('./testing/bundled-programs.cjs')

// These packages are ES modules; they are compiled to CommonJS like our own code.
const ESM = [
  '@nestjs',
  '@fichero',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'uuid',
  'request-filtering-agent',
  'openid-client',
  'oauth4webapi',
  'jose',
]

/** Specs for only one engine: `x.sqlite.spec.ts` and `x.mysql.spec.ts`. */
const OTHER_ENGINE = process.env.TEST_ENGINE === 'mysql' ? '\\.sqlite\\.' : '\\.mysql\\.'

module.exports = {
  displayName: 'api',
  rootDir: __dirname,
  roots: ['<rootDir>/src', '<rootDir>/testing'],
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', OTHER_ENGINE],
  // No value here may differ between runs, because Jest compiles all files again for a new configuration. Values of one run are
  // passed in environment variables.
  globals: { READER_BUNDLE: READER, WRITER_BUNDLE: WRITER },
  testEnvironment: 'node',
  globalSetup: '<rootDir>/testing/bundle-programs.mjs',
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
    // The processes that read and write files run a bundle of the source.
    '^\\./(reader|writer)-limits\\.js$': '<rootDir>/testing/$1-limits.ts',
    // Relative imports in TypeScript have the extension of the built file.
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
}
