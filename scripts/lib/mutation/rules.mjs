// What `npm run mutation` changes, whose specs have to notice, and how many of the changes they have to notice.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.mjs'

/** @param {string} folder its folders one by one, and the files that are directly in it */
const eachOf = (folder) => [
  `${folder}/*`,
  ...readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`),
]

/** Where rules are. Large ones are taken apart: each change runs every spec of the folder that imports the file. */
export const FOLDERS = [
  ...eachOf('packages/contract/src'),
  'packages/federation',
  ...eachOf('packages/kit/src'),
  ...['mfe-fichas', 'mfe-instructors', 'mfe-manuals', 'mfe-programs'],
  'api/src/access',
  ...eachOf('api/src/fichas'),
  'api/src/imports',
  'api/src/manuals',
  'api/src/programs',
  'api/src/records',
  'api/src/remotes',
  'api/src/sheets',
  'api/src/users',
]

/** Code without rules of its own, and why. */
const NOT_RULES = [
  {
    files: '**/*.tsx',
    why: 'components: what they draw is seen in the browser, and their rules are in files beside them',
  },
  { files: '**/*.spec.ts', why: 'specs' },
  { files: '**/testing/**', why: 'helpers of specs' },
  { files: '**/*.module.ts', why: 'wiring, without which the API does not start' },
  { files: '**/*.{entity,entities}.ts', why: 'tables and columns, which a spec compares with the migrations' },
  {
    files: '**/*.controller.ts',
    why: 'one line per call, which the specs of access and OpenAPI compare with the contract',
  },
  { files: '**/*.d.ts', why: 'types' },
  {
    files: 'packages/contract/src/{*-words,row-problems}{,.en}.ts',
    why: 'words, which a spec compares between both languages',
  },
  {
    files: 'packages/contract/src/docs/*-words.ts',
    why: 'what the description of the API says of fields, which a spec of the API compares with them',
  },
  { files: 'packages/contract/src/{file-errors,remote-errors,successes}.ts', why: 'sentences' },
  {
    files: 'packages/contract/src/{asset-list,enums,limits,not-judged,permissions,remote-icons}.ts',
    why: 'lists, numbers and names: without one of them others do not compile',
  },
  {
    files: 'packages/contract/src/calls/*.calls.ts',
    why: 'addresses and access, which the API compares with its routes',
  },
  {
    files: 'packages/contract/src/*.schema.ts',
    why: 'a spec tries each with generated values, and each change takes a run of all specs: name such a file to change it',
  },
  { files: 'packages/kit/src/theme/{colors,components,styles,theme,variables}.ts', why: 'looks' },
  { files: 'mfe-*/src/content/**', why: 'texts' },
  { files: 'mfe-*/src/**/*.examples.ts', why: 'data with which screens and cards are shown' },
  { files: 'mfe-*/remote.ts', why: 'addresses, pages and texts by name, which the build compares with what is there' },
  { files: 'mfe-*/rspack.config.ts', why: 'how it is built' },
]

/** Imports, undo, recount, access and policies decide what is lost and who sees what. */
const STRICT = [
  /^api\/src\/(access|imports)\//,
  /^api\/src\/fichas\/(import|history)\//,
  /^api\/src\/fichas\/recount[^/]*$/,
  /\.policy\.ts$/,
]

/**
 * The percentage of changes in a file that the specs have to notice.
 * @param {string} file
 */
export const leastOf = (file) => (STRICT.some((pattern) => pattern.test(file)) ? 95 : 85)

/**
 * What a path means: a folder with all below it, a file, or with `*` the files directly in a folder. Only specs in the same
 * folder have to notice its changes.
 * @param {string} path
 */
export function targetOf(path) {
  const isFile = /\.\w+$/.test(path)
  const isDirect = isFile || path.endsWith('/*')
  const folder = isDirect ? path.slice(0, path.lastIndexOf('/')) : path
  return {
    folder,
    specs: `${folder}/${isDirect ? '' : '**/'}*.spec.{ts,tsx}`,
    // A named file is changed whatever it is.
    mutate: isFile ? [path] : [`${folder}/${isDirect ? '' : '**/'}*.ts`, ...NOT_RULES.map(({ files }) => `!${files}`)],
  }
}
