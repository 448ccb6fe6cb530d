import { ConfirmDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { ProgressLinks } from './use-progress-links'

interface MakeAllLinksProps {
  links: ProgressLinks
  /** Whether somebody has a link, which the new links replace. */
  hasLinks: boolean
}

/** Makes a link for each person in training. Asks first if that ends links that work. */
export function MakeAllLinks({ links, hasLinks }: MakeAllLinksProps) {
  const { t } = useTranslation('fichas')
  const [isAsking, { open, close }] = useDisclosure()
  const make = () => links.make(undefined, close)
  return (
    <>
      <Button onClick={hasLinks ? open : make} loading={links.isMaking(undefined)}>
        {t('links.makeAll')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={close}
        title={t('links.askMakeAll')}
        confirmLabel={t('links.makeAll')}
        onConfirm={make}
        busy={links.isMaking(undefined)}
      >
        <p>{t('links.makeAllWhat')}</p>
      </ConfirmDialog>
    </>
  )
}
