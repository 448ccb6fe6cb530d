import { listDeployTokens } from '@fichero/contract/calls/releases.calls'
import type { DeployTokenCreated } from '@fichero/contract/deploy-tokens.schema'
import { useCall } from '@fichero/kit/api'
import { InlineEmpty } from '@fichero/kit/card'
import { FormModal } from '@fichero/kit/dialog'
import { QueryView, SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPlus } from '@fichero/kit/icons'
import { Button, Skeleton, useDisclosure } from '@fichero/kit/ui'
import { useId, useState } from 'react'
import { DeployTokenForm } from './deploy-token-form'
import { DeployTokensTable } from './deploy-tokens-table'
import classes from './modules.module.css'
import { NewToken } from './new-token'

/** The deploy tokens, with which teams publish releases. A new token's value is shown only once. */
export function DeployTokens({ remoteNames }: { remoteNames: string[] }) {
  const { t } = useTranslation('modules')
  const query = useCall(listDeployTokens)
  const [isCreating, { open, close }] = useDisclosure()
  const [created, setCreated] = useState<DeployTokenCreated>()
  const id = useId()
  return (
    <section className={classes.module} aria-labelledby={id}>
      <div className={classes.head}>
        <SectionTitle id={id} tabIndex={-1}>
          {t('token.title')}
        </SectionTitle>
        <div className={classes.tools}>
          <Button variant="default" size="compact-sm" leftSection={<IconPlus />} onClick={open}>
            {t('token.create')}
          </Button>
        </div>
      </div>
      <p className={classes.help}>{t('token.help')}</p>
      {created && (
        <NewToken
          created={created}
          isForNewRemote={!remoteNames.includes(created.clave.remoto)}
          onDone={() => setCreated(undefined)}
        />
      )}
      <QueryView
        query={query}
        skeleton={<Skeleton height={120} />}
        errorTitle={t('token.loadFailed')}
        isEmpty={({ claves }) => claves.length === 0}
        empty={<InlineEmpty title={t('token.none')}>{t('token.noneHint')}</InlineEmpty>}
      >
        {({ claves }) => <DeployTokensTable tokens={claves} headingId={id} />}
      </QueryView>
      <FormModal opened={isCreating} onClose={close} title={t('token.create')}>
        <DeployTokenForm
          remoteNames={remoteNames}
          onCreated={(answer) => {
            setCreated(answer)
            close()
          }}
        />
      </FormModal>
    </section>
  )
}
