import { FactList } from '@fichero/kit/frame'
import { personDocument, today, useFormat } from '@fichero/kit/i18n'

/** Change the language to see them in English. */
export function EachFormat() {
  const format = useFormat()
  return (
    <FactList
      label="Formatos"
      facts={[
        ['date', format.date('2026-12-11')],
        ['date(null)', format.date(null)],
        ['dateTime', format.dateTime('2026-12-11 10:20:30')],
        ['day', format.day('2026-12-11')],
        ['month', format.month('2026-12')],
        ['number', format.number(1234.5)],
        ['percent', format.percent(62.67)],
        ['fileSize', format.fileSize(1_500_000)],
        ['both', format.both(['Ana', 'Julián', 'Luz'])],
        ['either', format.either(['.xls', '.xlsx'])],
        ['personDocument', personDocument({ tipo_documento: 'CC', nro_documento: '1052000123' })],
        ['today', format.date(today())],
      ]}
    />
  )
}
