// @vitest-environment jsdom
// One link and one heart; broken and locked pictures.
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Avatar } from './Avatar';
import { MemberCardView } from './MemberCardView';
import { Portrait } from './Portrait';

it('is one link over the card plus the heart, which is not inside the link', async () => {
  const user = userEvent.setup();
  const onToggle = vi.fn<() => void>();
  render(
    <MemberCardView
      image="/a.webp"
      name="Elena"
      age={32}
      place="Ghent · 4 km"
      online
      onlineLabel="online"
      spokenLabels="Fictional"
      renderLink={(link) => (
        <a href="/members/1" className={link.className}>
          {link.children}
        </a>
      )}
      heart={{ liked: false, label: 'Like Elena', onToggle }}
    />,
  );
  const heart = screen.getByRole('button', { name: 'Like Elena' });
  expect(screen.getByRole('link', { name: 'Elena, 32 online Ghent · 4 km Fictional' }).contains(heart)).toBe(
    false,
  );
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(heart);
  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('keeps its words when the picture breaks', () => {
  const view = render(<Portrait src="/gone.webp" alt="Elena, picture 2 of 6" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Elena, picture 2 of 6' }).tagName).toBe('SPAN');
  view.rerender(<Portrait src="/other.webp" alt="Elena" />);
  expect(screen.getByRole('img', { name: 'Elena' }).tagName).toBe('IMG');
});

it('says that a picture is locked', () => {
  render(<Portrait src="/a.webp" alt="Elena, locked picture" locked lockedLabel="Premium" />);
  expect(screen.getByText('Premium')).not.toBeNull();
});

it('falls back to initials', () => {
  const view = render(<Avatar src={null} name="anne marie jansen" alt="Anne" />);
  expect(view.container.textContent).toBe('AM');
});
