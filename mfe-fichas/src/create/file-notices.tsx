import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { fichaPath } from '@fichero/contract/paths'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Alert, Anchor } from '@fichero/kit/ui'
import { VersionNotHere } from '../version/version-not-here'
import { bringsProgram, lacksVersion } from './file-says'

/** What is to be known of a file before a ficha is created with it. */
export function FileNotices({ says }: { says: FichaFileAnswer }) {
  const { t } = useTranslation('fichas')
  return (
    <>
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
            {says.en_otras_fichas.map((person) => (
              <li key={person.nro_documento}>
                {t('file.person', {
                  name: `${person.nombre} ${person.apellido}`,
                  nro_documento: personDocument(person),
                  fichas: person.fichas.join(', '),
                })}
              </li>
            ))}
          </ul>
          {t('file.elsewhereHelp')}
        </Alert>
      )}
    </>
  )
}
