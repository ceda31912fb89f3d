// @vitest-environment jsdom
// Behaviour of the button: busy, type, look.
import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { buttonClass } from './buttonClass';

describe('Button', () => {
  it('is a plain button unless said otherwise', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
  });

  it('while busy says so, keeps the focus, and neither clicks nor submits', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    const view = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    view.rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it('puts the spinner in the place of the icon', () => {
    const view = render(<Button icon={<i data-testid="icon" />}>Like</Button>);
    expect(screen.queryByTestId('icon')).not.toBeNull();
    view.rerender(
      <Button busy icon={<i data-testid="icon" />}>
        Like
      </Button>,
    );
    expect(screen.queryByTestId('icon')).toBeNull();
    expect(view.container.querySelector('.spin')).not.toBeNull();
  });

  it('gives its element to a ref', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Go</Button>);
    expect(ref.current?.tagName).toBe('BUTTON');
  });

  it('looks the same as a link of its class', () => {
    render(
      <Button kind="hot" size="lg" block>
        Join
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Join' });
    for (const name of buttonClass({ kind: 'hot', size: 'lg', block: true }).split(' ')) {
      expect(button.classList.contains(name)).toBe(true);
    }
  });
});
