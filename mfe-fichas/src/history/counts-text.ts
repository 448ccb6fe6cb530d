import type { ImportEntry } from '@fichero/contract/import-history.schema'
import type { useTranslation } from '@fichero/kit/i18n'

type Translate = ReturnType<typeof useTranslation<'fichas'>>['t']

/** What a load changed, in one line: «51 juicios nuevos, 2 cambiados, 1 aprendiz matriculado». */
export function countsText(
  t: Translate,
  { tipo, registros, retirados, aprendices }: Pick<ImportEntry, 'tipo' | 'registros' | 'retirados' | 'aprendices'>,
): string {
  if (tipo === 'aprendices') return t('history.people', { count: registros.nuevos })
  const parts = [
    [t('history.new', { count: registros.nuevos }), registros.nuevos],
    [t('history.changed', { count: registros.cambiados - retirados }), registros.cambiados - retirados],
    [t('history.withdrawn', { count: retirados }), retirados],
    [t('history.enrolled', { count: aprendices?.nuevos ?? 0 }), aprendices?.nuevos ?? 0],
    [t('history.peopleChanged', { count: aprendices?.cambiados ?? 0 }), aprendices?.cambiados ?? 0],
  ] as const
  const shown = parts.flatMap(([text, count]) => (count > 0 ? [text] : []))
  return shown.length > 0 ? shown.join(', ') : t('history.nothing')
}
