import { FichaChoices } from '../form/ficha-choices'
import { CreateFichaForm } from './create-ficha-form'

/** Loads the form's choices. */
export function CreateFichaData() {
  return <FichaChoices>{(choices) => <CreateFichaForm choices={choices} />}</FichaChoices>
}
