import { withdrawNextRelease } from '@fichero/contract/calls/releases.calls'
import type { NextRelease as NextReleaseData } from '@fichero/contract/next-release.schema'
import { useCallMutation } from '@fichero/kit/api'
import { FormModal } from '@fichero/kit/dialog'
import { SectionTitle } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { useId } from 'react'
import { ChangeButton } from './change-button'
import classes from './modules.module.css'
import { NextReleaseForm } from './next-release-form'

/** The next release of the system, with which the releases of modules are compared: which one is announced, and its form. */
export function NextRelease({ next }: { next: NextReleaseData | null }) {
  const { t } = useTranslation('modules')
  const { date } = useFormat()
  const [isAnnouncing, { open, close }] = useDisclosure()
  const id = useId()
  const change = useCallMutation(withdrawNextRelease)
  const values = next && { version: next.version, date: date(next.prevista) }
  return (
    <section className={classes.module} aria-labelledby={id}>
      <div className={classes.head}>
        <SectionTitle id={id} tabIndex={-1}>
          {t('next.title')}
        </SectionTitle>
        <div className={classes.tools}>
          <Button variant="default" size="compact-sm" onClick={open}>
            {t(next ? 'next.replace' : 'next.announce')}
          </Button>
          <ChangeButton
            change={change}
            input={{}}
            isOffered={next !== null}
            say={(word) => t(`next.withdraw.${word}`, { ...values })}
            headingId={id}
            danger
          />
        </div>
      </div>
      <p className={classes.help}>{values ? t('next.announced', values) : t('next.help')}</p>
      <FormModal opened={isAnnouncing} onClose={close} title={t('next.announce')}>
        <NextReleaseForm onDone={close} />
      </FormModal>
    </section>
  )
}
