// The Jest preset of modules: compiles like their build and ignores style sheets. A spec that renders starts with
// `@jest-environment jsdom`. A module's `jest.config.cjs` is `module.exports = { preset: '@fichero/build' }`.
const { existsSync } = require('node:fs')
const { dirname, resolve } = require('node:path')

/** The kit's folder: its sources in this repository, else the installed package. */
const KIT = resolve(dirname(require.resolve('@fichero/kit/theme/tokens.css')), '../..')
/** Polyfills of browser APIs that Testing Library and the kit need and jsdom lacks. */
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
  // The packages are ES modules, which Jest can only load compiled.
  transformIgnorePatterns: ['/node_modules/(?!@fichero/)'],
  moduleNameMapper: {
    '\\.css$': require.resolve('./no-styles.cjs'),
    '^@fichero/kit/testing/(.*)$': `${KIT}/testing/$1`,
  },
}
