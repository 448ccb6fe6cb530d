import { listDeployTokens } from '@fichero/contract/calls/releases.calls'
import type { DeployTokenCreated } from '@fichero/contract/releases.schema'
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
import { MadeToken } from './made-token'
import classes from './modules.module.css'

/** The tokens with which teams publish, and the one that was just made, which is shown once. */
export function DeployTokens({ known }: { known: string[] }) {
  const { t } = useTranslation('modules')
  const query = useCall(listDeployTokens)
  const [isCreating, { open, close }] = useDisclosure()
  const [made, setMade] = useState<DeployTokenCreated>()
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
      {made && <MadeToken made={made} onDone={() => setMade(undefined)} />}
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
          known={known}
          onCreated={(answer) => {
            setMade(answer)
            close()
          }}
        />
      </FormModal>
    </section>
  )
}
