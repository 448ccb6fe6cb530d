import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { Announced, FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Alert, Stack } from '@fichero/kit/ui'
import { useStateText } from '../enrolment/apprentice-state'
import { FileNotices } from './file-notices'
import { toldVersion } from './file-says'

/** What the chosen file says of the ficha and its people. */
export function FileSummary({ says }: { says: FichaFileAnswer }) {
  const { t } = useTranslation('fichas')
  const { number, date } = useFormat()
  const stateText = useStateText()
  const versionName = useVersionName()
  const people = says.estados.reduce((sum, { total }) => sum + total, 0)
  const states = says.estados.map(({ estado, total }) => `${stateText(estado)}: ${number(total)}`)
  const facts: [string, string | null][] = [
    [t('field.number'), says.nro_ficha === null ? null : String(says.nro_ficha)],
    [t('kit:label.program'), says.programa && versionName(says.programa, toldVersion(says))],
    [t('field.lectiveStart'), says.fecha_inicio && date(says.fecha_inicio)],
    [t('field.end'), says.fecha_fin && date(says.fecha_fin)],
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
        <Alert variant="default" title={t('file.title', says)} role="note">
          <FactList layout="rows" facts={facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))} />
        </Alert>
      </Announced>
      <FileNotices says={says} />
    </Stack>
  )
}
