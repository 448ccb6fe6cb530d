import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { fichaPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Alert, Anchor } from '@fichero/kit/ui'
import { VersionUnavailable } from '../program-version/version-unavailable'
import { hasNewProgram, lacksVersion } from './file-values'

/** Warnings about a file, before a ficha is created from the file. */
export function FileNotices({ content }: { content: FichaFileAnswer }) {
  const { t } = useTranslation('fichas')
  return (
    <>
      {lacksVersion(content) && !hasNewProgram(content) && content.version !== null && (
        <Alert color="orange">
          <VersionUnavailable
            version={content.version}
            program={content.versiones.find(({ version }) => version === content.version) ?? null}
          />
        </Alert>
      )}
      {content.existe && (
        <Alert color="orange">
          {t('file.exists', content)}{' '}
          <Anchor component={Link} to={fichaPath(content.nro_ficha ?? 0)} inherit>
            {t('create.openExisting', content)}
          </Anchor>
        </Alert>
      )}
      {content.en_otras_fichas.length > 0 && (
        <Alert color="orange" title={t('file.elsewhere', { count: content.en_otras_fichas.length })}>
          <ul>
            {content.en_otras_fichas.map((person) => (
              <li key={person.nro_documento}>
                {t('file.person', {
                  name: fullName(person),
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
