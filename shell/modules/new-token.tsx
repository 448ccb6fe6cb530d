import type { DeployTokenCreated } from '@fichero/contract/releases.schema'
import { CopyField } from '@fichero/kit/copy'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Button } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import classes from './modules.module.css'

/** Shows the value of a new token. The value cannot be shown again later. */
export function NewToken({ created: { clave, valor }, onDone }: { created: DeployTokenCreated; onDone: () => void }) {
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
      <Button variant="subtle" size="compact-sm" onClick={onDone}>
        {t('token.kept')}
      </Button>
    </Alert>
  )
}
