import type { RecordedFile } from '@fichero/contract/import-history.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'

/** Who imported a file and when, and the date of the report in the file unless `fecha_reporte` is null. */
export function LoadSource({
  usuario,
  fecha,
  fecha_reporte,
}: Pick<RecordedFile, 'usuario' | 'fecha' | 'fecha_reporte'>) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return (
    <Text size="sm" c="dimmed">
      {t('history.by', { usuario, fecha: format.dateTime(fecha) })}
      {fecha_reporte && <span>{` ${t('history.reportOf', { fecha: format.date(fecha_reporte) })}`}</span>}
    </Text>
  )
}
