import { createDeployToken } from '@fichero/contract/calls/releases.calls'
import type { DeployTokenCreated } from '@fichero/contract/deploy-tokens.schema'
import { MAX_DEPLOY_TOKEN_DAYS, MAX_DEPLOY_TOKEN_NAME, MAX_EMAIL } from '@fichero/contract/limits'
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
import { deployTokenData } from '@fichero/kit/schemas'
import { NativeSelect, Stack, TextInput } from '@fichero/kit/ui'
import { useId } from 'react'

interface DeployTokenFormProps {
  /** Names of remotes, as suggestions. Other names are allowed: the first release creates the remote. */
  remoteNames: string[]
  onCreated: (answer: DeployTokenCreated) => void
}

/** What a token may do: only publish releases, or also activate them. */
const ABILITIES = ['publish', 'activate'] as const

interface Values {
  nombre: string
  remoto: string
  activa: (typeof ABILITIES)[number]
  correo: string
  dias: string
  contrasenaActual: string
}

const bodyOf = ({ activa, ...rest }: Values) => ({ ...withCurrentPassword(rest), activa: activa === 'activate' })

export function DeployTokenForm({ remoteNames, onCreated }: DeployTokenFormProps) {
  const { t } = useTranslation('modules')
  const errorText = useErrorText()
  const listId = useId()
  const { mutateAsync } = useCallMutation(createDeployToken)
  const { isAsked, onRefused } = useCurrentPassword<Values>()
  const { form, formProps, isBusy, problems, refusal } = useApiForm<Values, DeployTokenCreated>({
    draft: draftKey(createDeployToken),
    initialValues: { nombre: '', remoto: '', activa: 'publish', correo: '', dias: '90', contrasenaActual: '' },
    schema: deployTokenData,
    payload: bodyOf,
    send: (values) => mutateAsync({ body: bodyOf(values) }),
    onDone: onCreated,
    onRefused,
  })
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('token.failed')} problems={problems} />
          {refusal && !refusal.isAtField && !askedPassword(refusal.error) && (
            <FormAlert color="red" title={t('token.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <TextInput
            {...form.getInputProps('nombre')}
            label={t('token.name')}
            description={t('token.nameHelp')}
            maxLength={MAX_DEPLOY_TOKEN_NAME}
            autoComplete="off"
            required
          />
          <TextInput
            {...form.getInputProps('remoto')}
            label={t('token.remote')}
            description={t('token.remoteHelp')}
            list={listId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <datalist id={listId}>
            {remoteNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <NativeSelect
            {...form.getInputProps('activa')}
            label={t('token.may')}
            data={ABILITIES.map((value) => ({ value, label: t(`token.mayDo.${value}`) }))}
          />
          <TextInput
            {...form.getInputProps('correo')}
            label={t('token.contact')}
            description={t('token.contactHelp')}
            type="email"
            maxLength={MAX_EMAIL}
            autoComplete="off"
          />
          <TextInput
            {...form.getInputProps('dias')}
            label={t('token.days')}
            description={t('token.daysHelp', { max: MAX_DEPLOY_TOKEN_DAYS })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            required
          />
          {isAsked && <CurrentPassword {...form.getInputProps('contrasenaActual')} />}
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('token.create')} busy={isBusy} />
    </form>
  )
}
