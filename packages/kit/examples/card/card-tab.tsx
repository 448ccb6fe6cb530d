import { CardTab } from '@fichero/kit/card'

/** A number, or a word, and one that says that something is wrong. */
export const ThreeTabs = () => (
  <>
    <CardTab text={2888001} /> <CardTab text="Nueva" /> <CardTab text="Sin conexión" isTrouble />
  </>
)
