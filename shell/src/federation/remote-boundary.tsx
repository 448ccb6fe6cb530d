import { Component, type ReactNode } from 'react'

interface Props {
  /** A new value clears the error, after a navigation. */
  resetKey: string
  /** Renders a replacement for the component that threw. */
  broken: (error: unknown, onRetry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  error: unknown
  failed: boolean
  resetKey: string
}

/** Catches errors that a remote throws while rendering, so that the app frame stays. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { error: undefined, failed: false, resetKey }
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    return this.props.broken(error, () => this.setState({ error: undefined, failed: false }))
  }
}
