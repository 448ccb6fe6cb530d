import { removeModuleService } from '@fichero/contract/calls/module-service.calls'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { FormModal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { ChangeButton } from './change-button'
import { DeclareServiceForm } from './declare-service-form'

interface ModuleServiceProps {
  remote: ManagedRemote
  title: string
  headingId: string
}

/** Buttons to declare, change and remove the service to which Fichero forwards requests of the module's pages. */
export function ModuleService({ remote, title, headingId }: ModuleServiceProps) {
  const { t } = useTranslation('modules')
  const removal = useCallMutation(removeModuleService)
  const [isOpen, { open, close }] = useDisclosure()
  const { nombre, servicio } = remote
  const word = servicio ? 'change' : 'declare'
  return (
    <>
      <Button variant="subtle" size="compact-sm" aria-label={t(`service.${word}.named`, { title })} onClick={open}>
        {t(`service.${word}.open`)}
      </Button>
      <ChangeButton
        change={removal}
        input={{ params: { nombre } }}
        isOffered={servicio !== null}
        say={(text) => t(`service.remove.${text}`, { title })}
        headingId={headingId}
        danger
      />
      <FormModal opened={isOpen} onClose={close} title={t('service.title', { title })}>
        <DeclareServiceForm remote={remote} title={title} onDone={close} />
      </FormModal>
    </>
  )
}
