import { getModuleData, saveModuleData } from '@fichero/contract/calls/module-data.calls'
import { useModuleData } from '@fichero/kit/api'
import { FormAlert } from '@fichero/kit/form'
import { QueryView } from '@fichero/kit/frame'
import { formSchema, wholeNumber } from '@fichero/kit/schemas'
import { Button } from '@fichero/kit/ui'
import { answer } from '../../testing/answers'

const stored = (puestos: number, version: number) => ({
  ok: true as const,
  dato: { valor: { puestos }, version, fecha: '2026-08-06T15:00:00.000Z' },
})
export const answers = [answer(getModuleData, stored(24, 1)), answer(saveModuleData, stored(25, 2))]

const room = formSchema({ puestos: wholeNumber('invalid', { max: 60 }) })

/**
 * A value that the system stores for the module: for each person, for each ficha or for all. `data` in `remote.ts` declares its key, and
 * who reads and writes it.
 */
export function ModuleData() {
  const { query, save, isSaving, error } = useModuleData({ remoto: 'horarios', clave: 'ambiente', schema: room })
  return (
    <QueryView query={query}>
      {(value) => (
        <>
          {error && (
            <FormAlert color="red" title="No se guardó">
              {error.message}
            </FormAlert>
          )}
          <Button loading={isSaving} onClick={() => save({ puestos: (value?.puestos ?? 0) + 1 })}>
            Un puesto más que {value?.puestos ?? 0}
          </Button>
        </>
      )}
    </QueryView>
  )
}
