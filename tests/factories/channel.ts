/** Tabs in tests talk to each other without the event loop, so that a fake clock steers them, too. */

const open = new Set<TestChannel>();

/** Stands in for the browser's; each message reaches the others of the same name a moment later. */
export class TestChannel extends EventTarget {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    open.add(this);
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    for (const channel of open) {
      if (channel === this || channel.name !== this.name) continue;
      queueMicrotask(() => channel.dispatchEvent(new MessageEvent('message', { data })));
    }
  }

  close(): void {
    open.delete(this);
  }

  /** Ends all channels of a test. */
  static closeAll(): void {
    open.clear();
  }
}
