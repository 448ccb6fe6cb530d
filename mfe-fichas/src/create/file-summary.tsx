import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { Announced, FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Alert, Stack } from '@fichero/kit/ui'
import { useStateText } from '../enrolment/apprentice-state'
import { FileNotices } from './file-notices'
import { distinctVersion } from './file-values'

/** Shows the ficha data and the number of people that the API found in the chosen file. */
export function FileSummary({ content }: { content: FichaFileAnswer }) {
  const { t } = useTranslation('fichas')
  const { number, date } = useFormat()
  const stateText = useStateText()
  const versionName = useVersionName()
  const people = content.estados.reduce((sum, { total }) => sum + total, 0)
  const states = content.estados.map(({ estado, total }) => `${stateText(estado)}: ${number(total)}`)
  const facts: [string, string | null][] = [
    [t('kit:label.nro_ficha'), content.nro_ficha === null ? null : String(content.nro_ficha)],
    [t('kit:label.programa'), content.programa && versionName(content.programa, distinctVersion(content))],
    [t('kit:label.fecha_inicio_lectiva'), content.fecha_inicio && date(content.fecha_inicio)],
    [t('kit:label.fecha_fin_ficha'), content.fecha_fin && date(content.fecha_fin)],
    [
      t('detail.apprentices'),
      people === 0
        ? t('file.several')
        : `${t('kit:people', { count: people, number: number(people) })}. ${states.join(', ')}.`,
    ],
  ]
  return (
    <Stack gap="sm">
      <Announced>
        <Alert variant="default" title={t('file.title', content)} role="note">
          <FactList layout="rows" facts={facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))} />
        </Alert>
      </Announced>
      <FileNotices content={content} />
    </Stack>
  )
}
