// How the unit tests of a module run: compiled as its build does and without style sheets; a spec that draws begins with
// `@jest-environment jsdom`. A module's `jest.config.cjs` is `module.exports = { preset: '@fichero/build' }`.
const { existsSync } = require('node:fs')
const { dirname, resolve } = require('node:path')

/** The kit's folder: of its sources in its repository, else of what was compiled. */
const KIT = resolve(dirname(require.resolve('@fichero/kit/theme/tokens.css')), '../..')
/** What Testing Library and the kit need of a browser and jsdom lacks. */
const BROWSER = ['ts', 'js'].map((ending) => `${KIT}/testing/browser.${ending}`).find(existsSync)

module.exports = {
  testMatch: ['<rootDir>/**/*.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  setupFilesAfterEnv: [BROWSER],
  transform: {
    '\\.(tsx?|m?js)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The packages are ES modules, which Jest takes compiled.
  transformIgnorePatterns: ['/node_modules/(?!@fichero/)'],
  moduleNameMapper: {
    '\\.css$': require.resolve('./no-styles.cjs'),
    '^@fichero/kit/testing/(.*)$': `${KIT}/testing/$1`,
  },
}
