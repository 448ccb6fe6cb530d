import { post } from '@fichero/contract/calls/call'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, FormActions, FormProblems, useApiForm } from '@fichero/kit/form'
import { notifySuccess } from '@fichero/kit/notify'
import { choice, day, documentNumber, email, formSchema, requiredText, wholeNumber } from '@fichero/kit/schemas'
import { NativeSelect, Stack, TextInput } from '@fichero/kit/ui'
import { answer } from '../../testing/answers'

/** In a module, a call of the contract. */
const reserve = post('/example/reservas', { access: 'authenticated' }).takes<{ body: object }>().returns<{ ok: true }>()
export const answers = [answer(reserve, { ok: true })]

const JORNADAS = ['', 'diurna', 'nocturna']

/** The errors are codes of the contract, which the form translates. */
const reservationForm = formSchema({
  documento: documentNumber,
  correo: email,
  motivo: requiredText(60),
  jornada: choice(['diurna', 'nocturna']),
  personas: wholeNumber('invalid', { max: 40, empty: 'required' }),
  desde: day,
  hasta: day,
}).refine(({ desde, hasta }) => desde <= hasta, { path: ['hasta'], error: 'date_invalid' })

/** A form of the module itself: its schema has fields of `kit/schemas`, and a rule about two of them. */
export function ASchemaOfItsOwn() {
  const { mutateAsync } = useCallMutation(reserve)
  const { form, formProps, isBusy, problems } = useApiForm({
    draft: draftKey(reserve),
    initialValues: { documento: '', correo: '', motivo: '', jornada: '', personas: '', desde: '', hasta: '' },
    schema: reservationForm,
    send: (body) => mutateAsync({ body }),
    onDone: () => notifySuccess('El ambiente quedó reservado.'),
  })
  return (
    <form {...formProps}>
      <Stack>
        <FormProblems title="No se reservó el ambiente" problems={problems} />
        <TextInput {...form.getInputProps('documento')} label="Documento" inputMode="numeric" required />
        <TextInput {...form.getInputProps('correo')} type="email" label="Correo" required />
        <TextInput {...form.getInputProps('motivo')} label="Motivo" required />
        <NativeSelect {...form.getInputProps('jornada')} label="Jornada" data={JORNADAS} withAsterisk aria-required />
        <TextInput {...form.getInputProps('personas')} label="Personas" inputMode="numeric" required />
        <TextInput {...form.getInputProps('desde')} type="date" label="Desde" required />
        <TextInput {...form.getInputProps('hasta')} type="date" label="Hasta" required />
        <FormActions submitLabel="Reservar ambiente" busy={isBusy} />
      </Stack>
    </form>
  )
}
