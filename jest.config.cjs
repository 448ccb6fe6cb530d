/** The rules of every package that need no server and no browser; the API's own suite is a project of its own. */
const units = {
  displayName: 'units',
  rootDir: __dirname,
  preset: '@fichero/build',
  testMatch: ['<rootDir>/{packages,shell,mfe-*,scripts}/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  // Sources, where the packages of others have what was compiled.
  moduleNameMapper: {
    '^@fichero/contract/(.*\\.json)$': '<rootDir>/packages/contract/src/$1',
    '^@fichero/contract/testing/(.*)$': '<rootDir>/packages/contract/testing/$1.ts',
    '^@fichero/contract/(.*)$': '<rootDir>/packages/contract/src/$1.ts',
    '^@fichero/kit/(.*\\.json)$': '<rootDir>/packages/kit/src/$1',
    '^@fichero/kit/testing/(.*)$': '<rootDir>/packages/kit/testing/$1',
    '^@fichero/kit/(?!.*\\.css$)(.*)$': '<rootDir>/packages/kit/src/$1.ts',
  },
}

module.exports = {
  projects: [units, '<rootDir>/api'],
  // The default leaves a core without work; more workers than cores gain nothing.
  maxWorkers: '100%',
  // Modules of former specs stay in a worker's memory.
  workerIdleMemoryLimit: '1GB',
  // Tests wait for a busy machine. Jest reads this here only, and not in a project's own file.
  testTimeout: 180_000,
}
