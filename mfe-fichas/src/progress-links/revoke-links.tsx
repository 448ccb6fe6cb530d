import { fullName } from '@fichero/contract/text'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { ProgressLinks } from './use-progress-links'

interface RevokeLinksProps {
  links: ProgressLinks
  /** The person whose link is revoked; all links of the ficha if omitted. */
  person?: { nro_documento: string; nombre: string; apellido: string }
}

/** Revokes the link of one person, or all links of the ficha, after a confirmation. */
export function RevokeLinks({ links, person }: RevokeLinksProps) {
  const { t } = useTranslation('fichas')
  const [isAsking, { open, close }] = useDisclosure()
  const name = person && fullName(person)
  return (
    <>
      <Button
        variant="default"
        {...(name && { size: 'compact-sm', 'aria-label': t('links.revokeOf', { name }) })}
        onClick={open}
      >
        {t(name ? 'links.revoke' : 'links.revokeAll')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={close}
        title={name ? t('links.askRevokeOf', { name }) : t('links.askRevokeAll')}
        confirmLabel={t(name ? 'links.revokeLink' : 'links.revokeAll')}
        onConfirm={() => links.revoke(person?.nro_documento, close)}
        busy={links.isRevoking}
        danger
      >
        <p>{t('links.revokeWhat')}</p>
      </ConfirmDialog>
    </>
  )
}
