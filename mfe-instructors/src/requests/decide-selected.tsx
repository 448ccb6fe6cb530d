import type { AccessRequest } from '@fichero/contract/admin.schema'
import { fullName } from '@fichero/contract/text'
import { useSendsMail } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Group, Text } from '@fichero/kit/ui'
import { useState } from 'react'
import { SimilarPeople } from './similar-people'
import type { Decision } from './use-decide'

type Verb = Decision['verb']

interface DecideSelectedProps {
  /** The selected requests. */
  users: AccessRequest[]
  onAll: () => void
  /** Approves or rejects all selected requests. */
  onDecide: (verb: Verb) => Promise<void>
}

/** Buttons that approve or reject the selected requests after one confirmation, which lists the people. */
export function DecideSelected({ users, onAll, onDecide }: DecideSelectedProps) {
  const { t } = useTranslation('instructors')
  const sendsMail = useSendsMail()
  const [confirming, setConfirming] = useState<Verb>()
  const [busy, setBusy] = useState(false)
  const count = users.length
  const decide = async (verb: Verb) => {
    setBusy(true)
    await onDecide(verb)
    setBusy(false)
    setConfirming(undefined)
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
          <Button key={verb} variant="default" size="compact-sm" onClick={() => setConfirming(verb)}>
            {t(`several.${verb}`)}
          </Button>
        ))}
      {confirming && (
        <ConfirmDialog
          opened
          onClose={() => !busy && setConfirming(undefined)}
          title={t(`several.ask.${confirming}`, { count })}
          confirmLabel={t(`several.${confirming}`)}
          onConfirm={() => void decide(confirming)}
          busy={busy}
          danger={confirming === 'reject'}
        >
          <p>{t(`several.${sendsMail ? 'mailed' : 'unmailed'}.${confirming}`)}</p>
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
