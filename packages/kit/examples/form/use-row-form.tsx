import { put } from '@fichero/contract/calls/call'
import { call } from '@fichero/kit/api'
import { draftKey, EditHead, FormActions, useRowForm } from '@fichero/kit/form'
import { notifySuccess } from '@fichero/kit/notify'
import { Stack, TextInput } from '@fichero/kit/ui'
import { z } from 'zod'
import { type FakeAnswer, refuse } from '../../testing/answers'

const schema = z.object({ nombre: z.string().min(1, 'required') })
const updateRoom = put('/ejemplo/ambientes/:id', { access: 'authenticated', versioned: true })
  .takes<{ body: z.output<typeof schema> }>()
  .returns<{ ok: true }>()

const ROOM = { id: 204, version: 3, nombre: 'Ambiente 204' }
const refused = refuse(updateRoom, 412, 'stale_version')

/** Somebody else saved it meanwhile: the answer has the row as it is now. */
export const answers: FakeAnswer[] = [
  { ...refused, body: { ...(refused.body as object), actual: { ...ROOM, version: 4, nombre: 'Sala de Bogotá' } } },
]

/** Write another name and save: somebody else was faster, and the form shows both. */
export function SavedBySomebodyElse() {
  const edit = useRowForm({
    draft: draftKey(updateRoom, { id: ROOM.id }),
    initial: ROOM,
    valuesOf: ({ nombre }) => ({ nombre }),
    schema,
    send: ({ id, version }, body) => call(updateRoom, { params: { id }, ifMatch: version, body }),
    onDone: () => notifySuccess('El ambiente quedó guardado.'),
  })
  return (
    <form {...edit.formProps}>
      <Stack>
        <EditHead
          edit={edit}
          version={edit.row.version}
          form={edit.form}
          label={() => 'Nombre'}
          text={(_, value) => value}
          failed="No se guardó el ambiente"
        />
        <TextInput {...edit.form.getInputProps('nombre')} label="Nombre" withAsterisk />
        <FormActions submitLabel="Guardar cambios" busy={edit.isBusy} />
      </Stack>
    </form>
  )
}
