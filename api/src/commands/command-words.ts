import { resolve } from 'node:path'
import { backupLines } from '@fichero/contract/removal-texts'
import type { RemovalRest } from '@fichero/contract/removals.schema'
import { removalTexts } from '../records/backup-log/removal-texts.js'

/**
 * Returns the file argument of a command as an absolute path, relative to where the command was typed: npm changes to the
 * folder of the workspace.
 * @throws Error with the usage of the command
 */
export function fileArgument(command: string, [file] = process.argv.slice(2)): string {
  if (!file) throw new Error(`Escriba el archivo: npm run ${command} -- ARCHIVO`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}

/** Formats a number for the operator: `1.234`. */
export const formatCount = (count: number) => count.toLocaleString('es-CO')

/** Formats the seconds since `begin`, a value of `performance.now()`, for the operator. */
export const secondsSince = (begin: number) =>
  ((performance.now() - begin) / 1000).toLocaleString('es-CO', { maximumFractionDigits: 1 })

/** Returns sentences for the operator about data that remains after a removal, such as in backups. */
export function remainingDataLines({ queda, ...backups }: RemovalRest): string[] {
  const translate = removalTexts.es
  const lines = backupLines(backups, translate, 'es', new Date())
  return [
    `${translate('stays')}:`,
    ...queda.map(({ es }) => `  ${es}`),
    ...(lines.length > 0
      ? [`${translate('backups')}:`, ...lines.map((line) => `  ${line}`)]
      : [translate('noBackups')]),
    translate('elsewhere'),
  ]
}
