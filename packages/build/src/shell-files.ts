// Federation would cut one chunk per shared module, each with its own copy of what it has in common with the others.
// These are the files instead; all are needed on every screen. What only some screens need stays in chunks of its own.

const file = (name: string, priority: number, test: RegExp) =>
  ({ name, priority, test, enforce: true, chunks: 'async' }) as const

/** The schemas of forms come with the forms. */
const SOMETIMES = 'zod'

export const SHELL_FILES = {
  react: file('react', 30, /node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  mantine: file('mantine', 20, /node_modules[\\/](@mantine|@floating-ui)[\\/]/),
  libraries: file('libraries', 10, new RegExp(`node_modules[\\\\/](?!${SOMETIMES})`)),
  kit: file('kit', 10, /packages[\\/](kit|contract)[\\/]src[\\/](?!.*(\.schema\.ts|schemas\.ts|\.json)$)/),
}
