import type { Language } from '@fichero/contract/enums'

export type Translate = (key: string) => string

type Texts = Readonly<Record<Language, unknown>>

/**
 * Returns how a document finds its texts: its own, and with a prefix, as `kit:label.names`, those of others. A missing text
 * fails the build.
 */
export const textsIn =
  (language: Language, own: Texts, others: Readonly<Record<string, Texts>> = {}): Translate =>
  (key) => {
    const [path = '', owner] = key.split(':').reverse()
    const texts = owner === undefined ? own : others[owner]
    const text = path
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts?.[language])
    if (typeof text !== 'string') throw new Error(`There is no ${language} text "${key}".`)
    return text
  }
