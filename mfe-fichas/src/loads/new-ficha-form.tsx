import { CreateFichaForm } from '../create/create-ficha-form'
import type { ParsedFile } from '../create/use-create-ficha-form'
import { FichaChoices } from '../form/ficha-choices'

/** Loads the options of the form, then renders the form. */
export function NewFichaForm({ parsedFile }: { parsedFile: ParsedFile }) {
  return <FichaChoices>{(choices) => <CreateFichaForm choices={choices} parsedFile={parsedFile} />}</FichaChoices>
}
