import { ReloadButton } from '@fichero/kit/frame'

/** Beside a notice about a newer version. */
export const BesideASentence = () => (
  <p>
    Hay una versión nueva. <ReloadButton />
  </p>
)
