// @vitest-environment jsdom
/** What a card says to those who hear it. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MemberCardView } from './MemberCardView';

function card(spokenLabels?: string, online?: boolean) {
  render(
    <MemberCardView
      image={null}
      name="Helga"
      age={56}
      place="Eeklo · 20 km"
      online={online}
      onlineLabel="online"
      labels={<b>Fictional</b>}
      spokenLabels={spokenLabels}
      renderLink={({ className, children }) => (
        <a className={className} href="/members/helga">
          {children}
        </a>
      )}
    />,
  );
}
const heard = () => screen.getAllByText('Fictional').filter((word) => !word.closest('[aria-hidden]'));

describe('the card of a member', () => {
  it('says in the name of its link what its labels show, and says it once [BX-14]', () => {
    card('Fictional');
    expect(screen.getByRole('link').textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
      'Helga, 56 Eeklo · 20 km Fictional',
    );
    expect(heard()).toHaveLength(1);
  });

  it('says who is online before the place, where the dot is seen', () => {
    card('Fictional', true);
    expect(screen.getByRole('link', { name: 'Helga, 56 online Eeklo · 20 km Fictional' })).toBeDefined();
    expect(screen.getByRole('img', { name: 'online' }).parentElement?.textContent).toBe(' Eeklo · 20 km');
  });

  it('leaves its labels to be heard when the link does not say them', () => {
    card();
    expect(heard()).toHaveLength(1);
  });
});
