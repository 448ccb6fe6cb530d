import { disableFicha } from '@fichero/contract/calls/fichas.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { useCallMutation } from '@fichero/kit/api'
import { ConfirmDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { useState } from 'react'

interface DisableSelectedProps {
  fichas: Ficha[]
  onDone: () => void
}

/** Disables several fichas after one confirmation that names each of them. */
export function DisableSelected({ fichas, onDone }: DisableSelectedProps) {
  const { t } = useTranslation('fichas')
  const [isConfirming, { open, close }] = useDisclosure()
  const [busy, setBusy] = useState(false)
  const { mutateAsync } = useCallMutation(disableFicha)
  const allowed = fichas.filter(({ can }) => can.disable)
  if (allowed.length === 0) return null

  async function disable() {
    setBusy(true)
    const failed: number[] = []
    for (const { id } of allowed) await mutateAsync({ params: { id } }).catch(() => failed.push(id))
    setBusy(false)
    close()
    const done = allowed.length - failed.length
    if (done > 0) notifySuccess(t('table.disabled', { count: done }))
    if (failed.length > 0) notifyError(t('table.notDisabled', { numbers: failed.join(', ') }))
    onDone()
  }

  return (
    <>
      <Button variant="default" size="compact-sm" onClick={open}>
        {t('disable.open')}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        onClose={close}
        title={t('table.ask', { count: allowed.length })}
        confirmLabel={t('table.submit', { count: allowed.length })}
        onConfirm={() => void disable()}
        busy={busy}
        danger
      >
        <p>{t('table.what')}</p>
        <ul>
          {allowed.map(({ nro_ficha, nombre_jefe_ficha }) => (
            <li key={nro_ficha}>
              {nro_ficha} · {nombre_jefe_ficha}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
