import { Logo } from '@fichero/kit/frame'

/** In two heights. */
export const TwoHeights = () => (
  <>
    <Logo /> <Logo height={48} />
  </>
)
