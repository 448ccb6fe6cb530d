import type { FichaFileAnswer } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Alert, Anchor, Stack } from '@fichero/kit/ui'
import { useStateText } from '../enrolment/apprentice-state'
import { VersionNotHere } from '../version/version-not-here'
import { bringsProgram, lacksVersion, toldVersion } from './file-says'

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
      <Alert variant="default" title={t('file.title', says)} role="status">
        <FactList layout="rows" facts={facts.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))} />
      </Alert>
      {lacksVersion(says) && !bringsProgram(says) && says.version !== null && (
        <Alert color="orange">
          <VersionNotHere
            version={says.version}
            program={says.versiones.find(({ version }) => version === says.version) ?? null}
          />
        </Alert>
      )}
      {says.existe && (
        <Alert color="orange">
          {t('file.exists', says)}{' '}
          <Anchor component={Link} to={fichaPath(says.nro_ficha ?? 0)} inherit>
            {t('create.openExisting', says)}
          </Anchor>
        </Alert>
      )}
      {says.en_otras_fichas.length > 0 && (
        <Alert color="orange" title={t('file.elsewhere', { count: says.en_otras_fichas.length })}>
          <ul>
            {says.en_otras_fichas.map(({ nro_documento, nombre, apellido, fichas }) => (
              <li key={nro_documento}>
                {t('file.person', { name: `${nombre} ${apellido}`, nro_documento, fichas: fichas.join(', ') })}
              </li>
            ))}
          </ul>
          {t('file.elsewhereHelp')}
        </Alert>
      )}
    </Stack>
  )
}
