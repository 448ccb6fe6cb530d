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

module.exports = {
  displayName: 'api',
  rootDir: __dirname,
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  testEnvironment: 'node',
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
  setupFiles: ['<rootDir>/src/testing/check-rows.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(${ESM.join('|')})/)`],
  moduleNameMapper: {
    // Worker threads run the source.
    '^\\./worker\\.js$': '<rootDir>/src/testing/worker.ts',
    // Relative imports in TypeScript have the extension of the built file.
    '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
  },
}
