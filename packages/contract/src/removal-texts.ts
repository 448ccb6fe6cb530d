import { momentText } from './day-text.ts'
import type { Language } from './enums.ts'
import type reasons from './locales/es/removal-reasons.json'
import type removals from './locales/es/removals.json'
import type { RemovalRest } from './removals.schema.ts'
import type { TextKey, Translate } from './translate.ts'

/** Translates keys of `locales/{es,en}/removals.json`, which screens and commands share. */
export type TranslateRemoval = Translate<TextKey<typeof removals>>

/** Why some data is kept: a key of `locales/{es,en}/removal-reasons.json`. */
type Reason = keyof typeof reasons

/** Which data is kept after each kind of removal: of contact data, of a rejected access request, of data past its retention. */
export const STAYS_AFTER = {
  contact: ['academicRecord', 'audit', 'record', 'sofia'],
  rejection: ['rejection', 'record'],
  mailedRejection: ['rejection', 'record', 'message'],
  age: ['records'],
} as const satisfies Record<string, readonly Reason[]>

/** Returns one line for each backup of `copias`, and one for the number of all others. */
export function backupLines(
  { copias, copias_mas }: Pick<RemovalRest, 'copias' | 'copias_mas'>,
  translate: TranslateRemoval,
  language: Language,
  now: Date,
): string[] {
  const untilOf = (hasta: string | null) => {
    if (hasta === null) return translate('keptForever')
    return translate(Date.parse(hasta) < now.getTime() ? 'overdue' : 'keptUntil', {
      replace: { fecha: hasta },
    })
  }
  const lines = copias.map(({ fecha, archivo, hasta }) =>
    [momentText(fecha, language), ...(archivo === null ? [translate('unknownFile')] : [archivo, untilOf(hasta)])].join(
      '; ',
    ),
  )
  return copias_mas > 0 ? [...lines, translate('more', { replace: { copias: copias_mas } })] : lines
}
