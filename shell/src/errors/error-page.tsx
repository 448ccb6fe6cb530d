import { PATHS, SAFE } from '@fichero/contract/paths'
import { ReloadButton, useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconRefresh } from '@fichero/kit/icons'
import { CodeError } from '@fichero/kit/releases'
import { useCan } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { Failure } from './failure'
import { useFreshRetry } from './use-fresh-retry'

/**
 * Shown when a page throws while rendering, or when the server no longer has its code (`CodeError`). The link to the dashboard
 * loads a new document, because state in memory may be corrupt.
 */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell')
  const errorText = useErrorText()
  const retry = useFreshRetry(onRetry)
  const isCodeMissing = error instanceof CodeError
  const managesModules = useCan('remotes:manage')
  return (
    <Failure
      tab={t('error.tab')}
      title={t('error.title')}
      detail={{ label: t('error.detail'), text: describe(error) }}
      actions={
        <>
          {isCodeMissing && <ReloadButton />}
          <Button leftSection={<IconRefresh />} onClick={retry}>
            {t('kit:retry')}
          </Button>
          {!isCodeMissing && (
            <Button component="a" href={PATHS.dashboard} variant="default">
              {t('kit:toDashboard')}
            </Button>
          )}
          {!isCodeMissing && managesModules && (
            <Button component="a" href={`${PATHS.modules}?${SAFE}`} variant="default">
              {t('safeMode.open')}
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{errorText(error)}</p>
      {!isCodeMissing && <p>{t('error.text')}</p>}
    </Failure>
  )
}

/** Returns the technical details of an error for maintainers. */
function describe(error: unknown): string {
  const { name, message } = error instanceof Error && error.cause instanceof Error ? error.cause : asError(error)
  return `${name}: ${message}`
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
