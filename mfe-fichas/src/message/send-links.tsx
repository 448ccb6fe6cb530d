import { useTranslation } from '@fichero/kit/i18n'
import { Button, Group } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import classes from './message.module.css'
import { fittingLink, mailLink, whatsAppLink } from './message-link'
import type { MessageParts } from './message-text'
import { type Recipient, useAddresses } from './use-addresses'

interface SendLinksProps {
  message: MessageParts
  subject: string
  recipient: Recipient
  /** Called when the user opens a link. */
  onSend?: ((canal: 'whatsapp' | 'correo') => void) | undefined
  /** Other buttons. */
  children: ReactNode
}

/**
 * Links that open a message in WhatsApp and in the mail program, where the user sends it. Without a number or an address, the
 * reason is shown instead of the link.
 */
export function SendLinks({ message, subject, recipient, onSend, children }: SendLinksProps) {
  const { t } = useTranslation('fichas')
  const { isPending, whatsApp, mail } = useAddresses(recipient)
  const apps = [
    { app: 'whatsApp', canal: 'whatsapp', linkOf: whatsAppLink, ...whatsApp },
    { app: 'mail', canal: 'correo', linkOf: (address: string) => mailLink(address, subject), ...mail },
  ] as const
  const links = apps.map(({ app, canal, address, linkOf, reason }) => ({
    app,
    canal,
    reason,
    link:
      address === undefined
        ? undefined
        : fittingLink(linkOf(address), message, (count) => t('message.more', { count })),
  }))
  return (
    <>
      {!isPending &&
        links.map(
          ({ app, reason }) =>
            reason && (
              <p key={app} className={classes.note}>
                {t(`message.app.${app}`, { reason })}
              </p>
            ),
        )}
      {links.some(({ link }) => link?.isWhole === false) && <p className={classes.note}>{t('message.shortened')}</p>}
      <Group gap="sm" justify="flex-end">
        {links.map(({ app, canal, link }) =>
          isPending ? (
            <Button key={app} variant="default" loading>
              {t(`message.open.${app}`)}
            </Button>
          ) : (
            link && (
              <Button
                key={app}
                component="a"
                variant="default"
                href={link.href}
                target="_blank"
                rel="noopener"
                onClick={() => onSend?.(canal)}
              >
                {t(`message.open.${app}`)}
              </Button>
            )
          ),
        )}
        {children}
      </Group>
    </>
  )
}
