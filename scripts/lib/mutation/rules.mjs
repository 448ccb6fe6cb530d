// The files that `npm run mutation` mutates, the specs that must kill the mutants, and the thresholds.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.mjs'

/** Returns a target for each subfolder, and one for the files directly in the folder. @param {string} folder */
const eachOf = (folder) => [
  `${folder}/*`,
  ...readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`),
]

/** Folders that are mutated. Large folders are split, because each mutant runs all specs of its folder that import the file. */
export const FOLDERS = [
  ...eachOf('packages/contract/src'),
  ...eachOf('packages/kit/src'),
  'shell/src/remotes/loader',
  ...['mfe-fichas', 'mfe-instructors', 'mfe-manuals', 'mfe-programs'],
  'api/src/access',
  ...eachOf('api/src/areas/fichas'),
  'api/src/files/import-records',
  'api/src/areas/manuals',
  'api/src/areas/programs',
  'api/src/records/row-updates',
  'api/src/areas/remotes',
  'api/src/files/spreadsheet-reader',
  'api/src/areas/users',
]

/** Files that are not mutated, with the reason. */
const EXCLUDED = [
  {
    files: 'packages/**/*.tsx',
    why: 'kit components: component tests of the screens check what they render, and their logic is in files beside them',
  },
  { files: '**/*.spec.{ts,tsx}', why: 'specs' },
  { files: '**/testing/**', why: 'helpers of specs' },
  { files: '**/*.module.ts', why: 'wiring, without which the API does not start' },
  { files: '**/*.entity.ts', why: 'tables and columns, which a spec compares with the migrations' },
  {
    files: '**/*.controller.ts',
    why: 'one line per call, which the specs of access and OpenAPI compare with the contract',
  },
  { files: '**/*.d.ts', why: 'types' },
  {
    files: 'packages/contract/src/docs/*-words.ts',
    why: 'descriptions of fields, which a spec of the API compares with the schemas',
  },
  { files: 'packages/contract/src/{row-problems,successes}.ts', why: 'types and codes of sentences' },
  {
    files: 'packages/contract/src/{asset-list,enums,limits,not-judged,permissions,remote-icons}.ts',
    why: 'lists, numbers and names: code that uses a missing one does not compile',
  },
  {
    files: 'packages/contract/src/calls/*.calls.ts',
    why: 'paths and access, which the API compares with its routes',
  },
  {
    files: 'packages/contract/src/*.schema.ts',
    why: 'a spec tries each schema with generated values, and each mutant runs all specs: name such a file to mutate it',
  },
  { files: 'packages/kit/src/theme/{colors,components,styles,theme,variables}.ts', why: 'styles' },
  { files: 'mfe-*/src/content/**', why: 'texts' },
  { files: 'mfe-*/src/**/*.examples.ts', why: 'example answers of the API for screens and cards' },
  { files: 'mfe-*/remote.ts', why: 'paths, and names of pages and texts, which the build checks' },
  { files: 'mfe-*/rspack.config.ts', why: 'build configuration' },
]

/** Files with the strict threshold: errors in imports, undo, recount, access and policies lose data or expose it. */
const STRICT = [
  /^api\/src\/(access|files\/import-records)\//,
  /^api\/src\/areas\/fichas\/(import|history)\//,
  /^api\/src\/areas\/fichas\/recount[^/]*$/,
  /\.policy\.ts$/,
]

/**
 * Returns the threshold of a file: the percentage of its mutants that the specs must kill.
 * @param {string} file
 */
export const thresholdOf = (file) => (STRICT.some((pattern) => pattern.test(file)) ? 95 : 85)

/**
 * Returns the target of a path: a folder with everything below it, a file, or with `*` the files directly in a folder. Only
 * specs in the same folder run for its mutants.
 * @param {string} path
 */
export function targetOf(path) {
  const isFile = /\.\w+$/.test(path)
  const isDirect = isFile || path.endsWith('/*')
  const folder = isDirect ? path.slice(0, path.lastIndexOf('/')) : path
  return {
    folder,
    specs: `${folder}/${isDirect ? '' : '**/'}*.spec.{ts,tsx}`,
    // An explicitly named file is mutated even if it is excluded otherwise.
    mutate: isFile
      ? [path]
      : [`${folder}/${isDirect ? '' : '**/'}*.{ts,tsx}`, ...EXCLUDED.map(({ files }) => `!${files}`)],
  }
}
