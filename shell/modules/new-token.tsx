import type { DeployTokenCreated } from '@fichero/contract/deploy-tokens.schema'
import { REGISTRY } from '@fichero/contract/route-addresses'
import { CopyField } from '@fichero/kit/copy'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Button } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import classes from './modules.module.css'

interface NewTokenProps {
  created: DeployTokenCreated
  /** Whether the token is for a remote without releases. */
  isForNewRemote: boolean
  onDone: () => void
}

/** Shows the value of a new token, which cannot be shown again later, and the command with which its team creates a new module. */
export function NewToken({ created: { clave, valor }, isForNewRemote, onDone }: NewTokenProps) {
  const { t } = useTranslation('modules')
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert
      ref={alert}
      className={classes.made}
      tabIndex={-1}
      role="note"
      title={t('token.made', { name: clave.nombre, remote: clave.remoto })}
    >
      <p>{t('token.once')}</p>
      <CopyField label={t('token.value')} value={valor} say={(word) => t(`token.${word}`)} />
      {isForNewRemote && (
        <div className={classes.command}>
          <p>{t('token.command.help')}</p>
          <CopyField
            label={t('token.command.label')}
            value={`npm create fichero-remote --registry=${window.location.origin}${REGISTRY} ${clave.remoto}`}
            isKept
            say={(word) => t(`token.command.${word}`)}
          />
        </div>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onDone}>
        {t('token.kept')}
      </Button>
    </Alert>
  )
}
