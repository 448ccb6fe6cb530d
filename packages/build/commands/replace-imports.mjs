/** @typedef {{ name: string, module: string }} Replacement */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/** The form of a tag that names what takes the place of a name: @deprecated Use `Grid` of `@fichero/kit/table` instead. */
const FORM = /^Use `([A-Za-z_$][\w$]*)` of `(@fichero\/[\w/.-]+)` instead\./

/**
 * Returns what takes the place of a deprecated name; undefined if its tag does not say so in the fixed form.
 * @param {string} [tag] the text of the tag
 * @returns {Replacement | undefined}
 */
export function replacementIn(tag = '') {
  const [, name, module] = FORM.exec(tag) ?? []
  return name && module ? { name, module } : undefined
}

/**
 * Returns the text of a file in which the imports from `@fichero` packages and their uses are replaced. An import is left as it is
 * if the file has the new name already.
 * @param {import('./load-compiler.mjs').Compiler} compiler
 * @param {import('@typescript/native/unstable/sync').Project} project
 * @param {import('@typescript/native/unstable/ast').SourceFile} source
 * @param {(symbol: import('@typescript/native/unstable/sync').Symbol) => Replacement | undefined} replacementOf
 */
export function withReplacements({ SyntaxKind }, { checker }, source, replacementOf) {
  /** @type {Edit[]} */
  const edits = []
  /** @type {{ from: string, to: string }[]} */
  const replaced = []
  for (const statement of /** @type {any[]} */ ([...source.statements])) {
    const named = namedImports(SyntaxKind, statement)
    if (!named) continue
    const from = statement.moduleSpecifier.text
    /** @type {string[]} */
    const kept = []
    /** @type {{ module: string, text: string }[]} */
    const moved = []
    for (const specifier of named.elements) {
      const symbol = checker.getSymbolAtLocation(specifier.name)
      const replacement = symbol && replacementOf(symbol)
      const local = specifier.name.text
      const isRenamed = specifier.propertyName !== undefined
      if (!replacement || (!isRenamed && hasName(source.text, replacement.name))) {
        kept.push(textOf(source, specifier))
        continue
      }
      const type = specifier.isTypeOnly ? 'type ' : ''
      const text = type + (isRenamed ? `${replacement.name} as ${local}` : replacement.name)
      if (replacement.module === from) kept.push(text)
      else moved.push({ module: replacement.module, text })
      if (!isRenamed) edits.push(...useEdits({ SyntaxKind, checker }, source, symbol, specifier, replacement.name))
      replaced.push({
        from: `${(specifier.propertyName ?? specifier.name).text} of ${from}`,
        to: `${replacement.name} of ${replacement.module}`,
      })
    }
    const isChanged = moved.length > 0 || named.elements.some((one, at) => textOf(source, one) !== kept[at])
    if (isChanged) edits.push(importEdit(source, statement, named, { kept, moved }))
  }
  const text = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((before, edit) => before.slice(0, edit.start) + edit.text + before.slice(edit.end), source.text)
  return { text, replaced }
}

/** Returns the named imports of a statement that imports from an `@fichero` package. */
function namedImports(SyntaxKind, statement) {
  if (statement.kind !== SyntaxKind.ImportDeclaration) return undefined
  if (!statement.moduleSpecifier.text.startsWith('@fichero/')) return undefined
  const bindings = statement.importClause?.namedBindings
  return bindings?.kind === SyntaxKind.NamedImports ? bindings : undefined
}

/** Returns the edits of the uses of an imported name, except its import. @returns {Edit[]} */
function useEdits({ SyntaxKind, checker }, source, symbol, specifier, name) {
  return checker.getReferencesToSymbolInFile(source.fileName, symbol).flatMap((handle) => {
    const node = handle.resolve()
    if (!node || node.parent === specifier || node.end === specifier.name.end) return []
    return [{ start: startOf(source, node), end: node.end, text: useText(SyntaxKind, node, specifier.name.text, name) }]
  })
}

/** Returns the text of one use. Where the name is also the name of a property or an export, that stays. */
function useText(SyntaxKind, { parent }, local, name) {
  if (parent?.kind === SyntaxKind.ShorthandPropertyAssignment) return `${local}: ${name}`
  if (parent?.kind === SyntaxKind.ExportSpecifier && !parent.propertyName) return `${name} as ${local}`
  return name
}

/** Returns the edit of an import statement: what it keeps, and statements for names from other modules. @returns {Edit} */
function importEdit(source, statement, named, { kept, moved }) {
  const clause = statement.importClause
  const keyword = clause.phaseModifier || /^import\s+type\s/.test(textOf(source, statement)) ? 'import type' : 'import'
  const head = clause.name ? `${keyword} ${clause.name.text}` : keyword
  const list = kept.length > 0 ? `{ ${kept.join(', ')} }` : ''
  const own = clause.name ? `${head}${list && `, ${list}`}` : list && `${head} ${list}`
  const from = textOf(source, statement.moduleSpecifier)
  const quote = from[0]
  const end = source.text.slice(named.end, statement.end).includes(';') ? ';' : ''
  const lines = [
    ...(own ? [`${own} from ${from}${end}`] : []),
    ...moved.map(({ module, text }) => `${keyword} { ${text} } from ${quote}${module}${quote}${end}`),
  ]
  return { start: startOf(source, statement), end: statement.end, text: lines.join('\n') }
}

/** Whether a word is somewhere in a text. @param {string} text @param {string} name */
const hasName = (text, name) => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)

/** Returns where a node begins, without the space and the comments before it. */
const startOf = (source, node) => node.getStart(source)
const textOf = (source, node) => source.text.slice(startOf(source, node), node.end)
