import { CardTab } from '@fichero/kit/card'

/** A number, a word, and an error. */
export const ThreeTabs = () => (
  <>
    <CardTab text={2888001} /> <CardTab text="Nueva" /> <CardTab text="Sin conexión" isTrouble />
  </>
)
