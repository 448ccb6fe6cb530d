// The module that rspack.config.ts writes: what the remotes declare, and their pages and texts by name.

interface Remote {
  name: string
}

export const remotes: Remote[]
/** By `remote/page`. */
export const pages: Record<string, () => Promise<{ Page: (props: object) => unknown }>>
/** By remote and language. */
export const texts: Record<string, Record<string, () => Promise<{ default: object }>>>
