import type * as ast from '@babel/types'

/** A doc comment, taken apart. */
export interface Doc {
  /** The text up to the first tag. */
  description: string
  /** `@keys`: keyboard interaction. */
  keys: string
  /** `@param`: the sentence of each parameter, by name. */
  params: Record<string, string>
}

/** Reads the last doc comment of a node: `/** … *\/`. */
export function docOf(node: ast.Node | undefined | null): Doc {
  const comment = node?.leadingComments?.findLast(({ type, value }) => type === 'CommentBlock' && value.startsWith('*'))
  return readDoc(comment?.value ?? '')
}

/** Reads the text of a doc comment, without its slashes. */
export function readDoc(comment: string): Doc {
  const text = comment.replace(/^\*+/, '').replace(/\s*\n\s*\*?[ \t]*/g, '\n')
  const [description = '', ...tags] = text.split(/(?:^|\n|\s)@(?=[a-z]+ )/)
  const doc: Doc = { description: oneLine(description), keys: '', params: {} }
  for (const tag of tags) {
    const [, kind, rest = ''] = /^(\w+)\s+([\s\S]*)$/.exec(tag) ?? []
    const [, name = '', sentence = ''] = /^(\w+)\s+([\s\S]*)$/.exec(rest) ?? []
    if (kind === 'keys') doc.keys = oneLine(rest)
    if (kind === 'param') doc.params[name] = oneLine(sentence)
  }
  return doc
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
