// The module that rspack.config.ts generates: the definitions of the remotes, and their pages and translations by name.

interface Remote {
  name: string
}

export const remotes: Remote[]
/** The modules of pages, by `remote/page`. */
export const pages: Record<string, () => Promise<{ Page: (props: object) => unknown }>>
/** The translations, by remote and language. */
export const texts: Record<string, Record<string, () => Promise<{ default: object }>>>
