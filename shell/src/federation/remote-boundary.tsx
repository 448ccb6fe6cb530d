import { Component, type ReactNode } from 'react'

interface Props {
  /** Another value clears the error: the person went elsewhere. */
  resetKey: string
  /** Stands in place of what threw. */
  broken: (error: unknown, onRetry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  error: unknown
  failed: boolean
  resetKey: string
}

/** Keeps what a remote throws while drawing from taking the frame down with it. */
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
