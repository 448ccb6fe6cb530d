import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { replacementIn, withReplacements } from './replace-imports.mjs'

// Uses of deprecated names of `@fichero` packages, found by the compiler through the JSDoc tag `@deprecated`.

/** @typedef {import('@typescript/native/unstable/sync').Project} Project */
/** @typedef {import('./load-compiler.mjs').Compiler} Compiler */
/** @typedef {{ file: string, from: string, to: string }} Replaced */
/** @typedef {{ place: string, sentence: string }} Left */

/**
 * Replaces the imports and uses of deprecated names whose tag names what takes their place (`replacementIn`). Returns what was
 * replaced.
 * @param {Compiler} compiler
 * @param {string} folder the folder of a module
 * @returns {Replaced[]}
 */
export const replaceDeprecated = (compiler, folder) =>
  inProject(compiler, folder, (project, files) =>
    files.flatMap((file) => {
      const source = sourceOf(project, file)
      const { text, replaced } = withReplacements(compiler, project, source, (symbol) =>
        replacementIn(deprecationOf(project, symbol)),
      )
      if (replaced.length > 0) writeFileSync(file, text)
      return replaced.map((names) => ({ file: relative(folder, file), ...names }))
    }),
  )

/**
 * Returns the uses of deprecated names, by place, each with the sentence of its tag.
 * @param {Compiler} compiler
 * @param {string} folder
 * @returns {Left[]}
 */
export const findDeprecated = (compiler, folder) =>
  inProject(compiler, folder, (project, files) => {
    const found = files.flatMap((file) =>
      project.program.getSuggestionDiagnostics(file).flatMap((diagnostic) => useOf(project, folder, file, diagnostic)),
    )
    // A use may be reported twice: a component and its signature.
    return [...new Map(found.map((use) => [`${use.place} ${use.sentence}`, use])).values()]
  })

/**
 * Returns a file of the project, which `getSourceFileNames` names.
 * @param {Project} project
 * @param {string} file
 */
const sourceOf = ({ program }, file) =>
  /** @type {import('@typescript/native/unstable/ast').SourceFile} */ (program.getSourceFile(file))

/**
 * @template T
 * @param {Compiler} compiler
 * @param {string} folder
 * @param {(project: Project, files: string[]) => T} act gets the module's own files
 */
function inProject({ API }, folder, act) {
  const api = new API({ cwd: folder })
  try {
    const [project] = api.updateSnapshot({ openProject: join(folder, 'tsconfig.json') }).getProjects()
    if (!project) throw new Error(`${join(folder, 'tsconfig.json')} could not be read.`)
    return act(project, project.program.getSourceFileNames().filter(isOwn(folder)))
  } finally {
    api.close()
  }
}

/** @param {string} folder */
const isOwn = (folder) => (/** @type {string} */ file) => {
  const path = relative(folder, file).split(sep).join('/')
  return !path.startsWith('..') && !path.includes('node_modules/') && /(?<!\.d)\.[cm]?[jt]sx?$/.test(path)
}

/**
 * Returns the use that a diagnostic reports, if the name belongs to an `@fichero` package.
 * @param {Project} project
 * @param {string} folder
 * @param {string} file
 * @param {import('@typescript/native/unstable/sync').Diagnostic} diagnostic
 * @returns {Left[]}
 */
function useOf(project, folder, file, { reportsDeprecated, pos, end, relatedInformation: [tag] = [] }) {
  if (!reportsDeprecated) return []
  // The last character, because an import specifier may begin with `type`.
  const symbol = project.checker.getSymbolAtPosition(file, end - 1)
  const declared = symbol && lastOf(aliasesOf(project, symbol))
  const declaringFile = tag?.fileName ?? declared?.declarations[0]?.path
  if (!declaringFile || !packageOf(declaringFile).startsWith('@fichero/')) return []
  const { text } = sourceOf(project, file)
  const line = text.slice(0, pos).split('\n').length
  const name = text.slice(pos, end).replace(/^type\s+/, '')
  const written = (symbol && deprecationOf(project, symbol)) || textOfTag(tag)
  return [
    { place: `${relative(folder, file)}:${line}`, sentence: `${name} is deprecated.${written ? ` ${written}` : ''}` },
  ]
}

/**
 * Returns the text of the tag `@deprecated` of a symbol, or of a symbol that it is an alias of; undefined without one.
 * @param {Project} project
 * @param {import('@typescript/native/unstable/sync').Symbol} symbol
 */
function deprecationOf(project, symbol) {
  for (const one of aliasesOf(project, symbol)) {
    const tag = project.checker.getJsDocTagsOfSymbol(one).find(({ name }) => name === 'deprecated')
    if (tag) return oneLine(tag.text ?? '')
  }
  return undefined
}

/** Reads the text of a tag at its place. The tag of a member is not found by its symbol. */
function textOfTag(tag) {
  if (!tag?.fileName) return ''
  const text = readFileSync(tag.fileName, 'utf8').slice(tag.pos, tag.end)
  return oneLine(text.replace(/^\s*@deprecated/, '').replace(/\s*\*\/\s*$/, ''))
}

/** @param {string} text */
const oneLine = (text) => text.replace(/\n\s*\*?/g, ' ').trim()

/**
 * Returns a symbol and those that it is an alias of, as re-exports are.
 * @param {Project} project
 * @param {import('@typescript/native/unstable/sync').Symbol} symbol
 */
function aliasesOf({ checker }, symbol) {
  const found = [symbol]
  for (let next = aliased(checker, symbol); next; next = aliased(checker, next)) found.push(next)
  return found
}

/** `SymbolFlags.Alias`: other symbols are refused. */
const ALIAS = 1 << 21
const aliased = (checker, symbol) => (symbol.flags & ALIAS ? checker.getImmediateAliasedSymbol(symbol) : undefined)

/** @template T @param {T[]} list */
const lastOf = (list) => list[list.length - 1]

/** Returns the name of the package that a file belongs to. @param {string} file @returns {string} */
function packageOf(file) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      if (name) return name
    } catch {
      // No manifest here.
    }
  }
  return ''
}
