import type { AccessRequest } from '@fichero/contract/admin.schema'
import { useSendsMail } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Group, Text } from '@fichero/kit/ui'
import { useState } from 'react'
import { fullName } from '../people/full-name'
import { SimilarPeople } from './similar-people'
import type { Decision } from './use-decide'

type Verb = Decision['verb']

interface DecideSelectedProps {
  /** The selected ones. */
  users: AccessRequest[]
  onAll: () => void
  /** Decides all of them. */
  onDecide: (verb: Verb) => Promise<void>
}

/** Approves or rejects several requests after one question that names each of them. */
export function DecideSelected({ users, onAll, onDecide }: DecideSelectedProps) {
  const { t } = useTranslation('instructors')
  const sendsMail = useSendsMail()
  const [asked, setAsked] = useState<Verb>()
  const [busy, setBusy] = useState(false)
  const count = users.length
  const decide = async (verb: Verb) => {
    setBusy(true)
    await onDecide(verb)
    setBusy(false)
    setAsked(undefined)
  }
  return (
    <Group gap="sm" mb="sm">
      <Announced changesOnly>
        <Text size="sm" c="dimmed">
          {count === 0 ? t('several.none') : t('several.count', { count })}
        </Text>
      </Announced>
      <Button variant="subtle" size="compact-sm" onClick={onAll}>
        {t('several.all')}
      </Button>
      {count > 0 &&
        (['approve', 'reject'] as const).map((verb) => (
          <Button key={verb} variant="default" size="compact-sm" onClick={() => setAsked(verb)}>
            {t(`several.${verb}`)}
          </Button>
        ))}
      {asked && (
        <ConfirmDialog
          opened
          onClose={() => !busy && setAsked(undefined)}
          title={t(`several.ask.${asked}`, { count })}
          confirmLabel={t(`several.${asked}`)}
          onConfirm={() => void decide(asked)}
          busy={busy}
          danger={asked === 'reject'}
        >
          <p>{t(`several.${sendsMail ? 'mailed' : 'unmailed'}.${asked}`)}</p>
          <ul>
            {users.map((user) => (
              <li key={user.id}>
                {fullName(user)} · {`${user.tipo_documento}\u00a0${user.nro_documento}`}
                <SimilarPeople user={user} />
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Group>
  )
}
