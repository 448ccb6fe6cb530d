import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'

/**
 * Returns what an import changed, or would change, as phrases without a verb: «5 juicios nuevos», «3 juicios cambiados (fecha de
 * registro)». Empty if it only withdraws judgments, only changes people, or changes nothing.
 */
export function useImportChanges({ tipo, registros, retirados, campos = [] }: ImportReport): string[] {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const phrase = (key: 'new' | 'changed', count: number) =>
    count > 0 ? [t(`report.${key}.${tipo}`, { count, number: format.number(count) })] : []
  const fields = format.both(campos.map((field) => t(`report.field.${field}`)))
  return [
    ...phrase('new', registros.nuevos),
    ...phrase('changed', registros.cambiados - retirados).map((text) => (fields ? `${text} (${fields})` : text)),
  ]
}
