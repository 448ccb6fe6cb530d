import type { ImportEntry } from '@fichero/contract/import-history.schema'
import type { useTranslation } from '@fichero/kit/i18n'

type Translate = ReturnType<typeof useTranslation<'fichas'>>['t']

/** The counts of an import that the text describes. */
type Counted = Pick<ImportEntry, 'tipo' | 'instructores' | 'registros' | 'retirados' | 'aprendices'>

/** Returns how many judgments, or scheduled instructors, an import added and changed. An imported list of apprentices has people instead of judgments. */
export const judgmentsOf = ({ tipo, registros: { nuevos, cambiados }, retirados }: Omit<Counted, 'aprendices'>) =>
  tipo === 'aprendices' ? { nuevos: 0, cambiados: 0 } : { nuevos, cambiados: cambiados - retirados }

/** Describes in one line what an import changed: «51 juicios nuevos, 2 cambiados, 1 aprendiz matriculado». */
export function countsText(t: Translate, entry: Counted): string {
  const { tipo, instructores, registros, retirados, aprendices } = entry
  const counted = instructores ? 'history.scheduled' : 'history'
  const { nuevos, cambiados } = judgmentsOf(entry)
  const enrolled = tipo === 'aprendices' ? registros.nuevos : (aprendices?.nuevos ?? 0)
  const parts = [
    [t(`${counted}.new`, { count: nuevos }), nuevos],
    [t(`${counted}.changed`, { count: cambiados }), cambiados],
    [t(`${counted}.withdrawn`, { count: retirados }), retirados],
    [t(tipo === 'aprendices' ? 'history.people' : 'history.enrolled', { count: enrolled }), enrolled],
    [t('history.peopleChanged', { count: aprendices?.cambiados ?? 0 }), aprendices?.cambiados ?? 0],
  ] as const
  const shown = parts.flatMap(([text, count]) => (count > 0 ? [text] : []))
  return shown.length > 0 ? shown.join(', ') : t('history.nothing')
}
