import { ReloadButton } from '@fichero/kit/frame'

/** Beside a sentence that says that there is a newer version. */
export const BesideASentence = () => (
  <p>
    Hay una versión nueva. <ReloadButton />
  </p>
)
