import { resolve } from 'node:path'

/**
 * The file that a command was given, from where it was typed: npm changes to the folder of the workspace.
 * @throws Error with how the command is written
 */
export function fileArgument(command: string): string {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error(`Escriba el archivo: npm run ${command} -- ARCHIVO`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}

export const inWords = (count: number) => count.toLocaleString('es-CO')

export const secondsSince = (begin: number) =>
  ((performance.now() - begin) / 1000).toLocaleString('es-CO', { maximumFractionDigits: 1 })
