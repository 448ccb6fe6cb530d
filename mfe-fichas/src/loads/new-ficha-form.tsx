import { CreateFichaForm } from '../create/create-ficha-form'
import type { ReadFile } from '../create/use-create-ficha-form'
import { FichaChoices } from '../form/ficha-choices'

/** Loads the choices of the form. */
export function NewFichaForm({ read }: { read: ReadFile }) {
  return <FichaChoices>{(choices) => <CreateFichaForm choices={choices} read={read} />}</FichaChoices>
}
