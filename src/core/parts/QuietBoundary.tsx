/** Keeps a failing extra of the page (a dialog, the notices) from taking the page with it. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { renewFailedParts } from './renewal';

interface QuietBoundaryProps {
  /** Called once when the extra has failed, for example because its code did not come. */
  onFailed?: (() => void) | undefined;
  /** Shown in its place after a failure; nothing by default. */
  instead?: ReactNode;
  children?: ReactNode;
}

/** Goes on without the extra after a failure; mounted anew, or with another key, it lets the next attempt be made. */
export class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    renewFailedParts();
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { instead = null, children } = this.props;
    return this.state.failed ? instead : children;
  }
}
