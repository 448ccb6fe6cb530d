import { declareModuleService } from '@fichero/contract/calls/module-service.calls'
import { MAX_SERVICE_ADDRESS } from '@fichero/contract/limits'
import type { DeclaredServiceAnswer } from '@fichero/contract/module-service.schema'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { useCallMutation } from '@fichero/kit/api'
import { CurrentPassword, Fieldset } from '@fichero/kit/fields'
import {
  askedPassword,
  draftKey,
  FormActions,
  FormAlert,
  FormProblems,
  useApiForm,
  useCurrentPassword,
  withCurrentPassword,
} from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { declareServiceBody } from '@fichero/kit/schemas'
import { NativeSelect, Stack, TextInput } from '@fichero/kit/ui'
import classes from './modules.module.css'

interface DeclareServiceFormProps {
  remote: ManagedRemote
  title: string
  onDone: () => void
}

type Methods = NonNullable<ManagedRemote['servicio']>['metodos']

/** What people may send besides GET, from nothing to everything. */
const CHOICES: Methods[] = [[], ['POST'], ['DELETE', 'PATCH', 'POST', 'PUT']]

interface Values {
  direccion: string
  /** The methods, joined by commas. */
  metodos: string
  contrasenaActual: string
}

const bodyOf = ({ metodos, ...rest }: Values) => ({
  ...withCurrentPassword(rest),
  metodos: metodos.split(',').filter(Boolean) as Methods,
})

export function DeclareServiceForm({ remote: { nombre, servicio }, title, onDone }: DeclareServiceFormProps) {
  const { t } = useTranslation('modules')
  const errorText = useErrorText()
  const { mutateAsync } = useCallMutation(declareModuleService)
  const { isAsked, onRefused } = useCurrentPassword<Values>()
  const current = servicio?.metodos.join(',') ?? ''
  const { form, formProps, isBusy, problems, refusal } = useApiForm<Values, DeclaredServiceAnswer>({
    draft: draftKey(declareModuleService, { nombre }),
    initialValues: { direccion: servicio?.direccion ?? '', metodos: current, contrasenaActual: '' },
    schema: declareServiceBody,
    payload: bodyOf,
    send: (values) => mutateAsync({ params: { nombre }, body: bodyOf(values) }),
    onDone: ({ responde }) => {
      if (responde) notifySuccess(t('service.declared', { title }))
      else notifyError(t('service.silent', { title }))
      onDone()
    },
    onRefused,
  })
  const choices = [...new Set([...CHOICES.map((methods) => methods.join(',')), current])]
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('service.failed')} problems={problems} />
          {refusal && !refusal.isAtField && !askedPassword(refusal.error) && (
            <FormAlert color="red" title={t('service.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <p className={classes.help}>{t('service.help')}</p>
          <TextInput
            {...form.getInputProps('direccion')}
            label={t('service.address')}
            description={t('service.addressHelp')}
            maxLength={MAX_SERVICE_ADDRESS}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <NativeSelect
            {...form.getInputProps('metodos')}
            label={t('service.may')}
            data={choices.map((value) => ({ value, label: ['GET', ...value.split(',').filter(Boolean)].join(', ') }))}
          />
          {isAsked && <CurrentPassword {...form.getInputProps('contrasenaActual')} />}
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('service.submit')} busy={isBusy} />
    </form>
  )
}
