import { updateUser } from '../src/calls/users.calls.ts'
import type { ScreenWay, SpecifiedSentence, Step } from './specified-sentence.ts'

const ADDRESS = '/perfil'
const SAVE: Step[] = [{ press: 'Editar perfil' }, { submit: 'Guardar perfil' }]
const CHANGE_PASSWORD: Step[] = [
  { press: 'Editar perfil' },
  { field: 'Contraseña nueva (opcional)', value: 'una larga y rara' },
  { submit: 'Guardar perfil' },
]

export const SENTENCES_OF_SHELL: SpecifiedSentence<ScreenWay>[] = [
  {
    sentence: 'El perfil fue actualizado correctamente',
    text: 'shell:profile.edit.done',
    way: { address: ADDRESS, steps: SAVE },
  },
  {
    sentence: 'Perfil actualizado correctamente',
    text: 'shell:profile.edit.doneWithPassword',
    when: 'the password changed too, which ends other sessions',
    way: { address: ADDRESS, steps: CHANGE_PASSWORD },
  },
  {
    sentence: 'Ocurrió un error al actualizar el perfil',
    text: 'shell:profile.edit.failed',
    when: 'the API answers with a reason',
    way: { address: ADDRESS, steps: SAVE, fails: { call: updateUser, with: { status: 500, code: 'internal' } } },
  },
  {
    sentence: 'Error al actualizar el perfil',
    text: 'shell:profile.edit.failedUnanswered',
    when: 'the API gives no reason: no answer, or an unreadable one',
    way: { address: ADDRESS, steps: SAVE, fails: { call: updateUser, with: 'unreadable answer' } },
  },
]
