/** Keeps a failing extra of the page (a dialog, the notices) from taking the page with it. */
import { Component } from 'react';
import type { ReactNode } from 'react';

interface QuietBoundaryProps {
  /** Called once when the extra has failed, for example because its code did not come. */
  onFailed?: (() => void) | undefined;
  children: ReactNode;
}

/** Shows nothing after a failure; give it a key to let the next one try. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
