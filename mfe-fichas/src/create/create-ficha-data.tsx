import { FichaChoices } from '../form/ficha-choices'
import { CreateFichaForm } from './create-ficha-form'

/** Loads the options of the form, then renders the form. */
export function CreateFichaData() {
  return <FichaChoices>{(choices) => <CreateFichaForm choices={choices} />}</FichaChoices>
}
