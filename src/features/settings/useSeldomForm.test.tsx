// @vitest-environment jsdom
/** When a form that is seldom needed is open: by its button, by the address, and by that address once more. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useSeldomForm } from './useSeldomForm';

function Part() {
  const { isOpen, isWanted, open, close, opener } = useSeldomForm('email');
  return (
    <>
      {isOpen ? (
        <button type="button" onClick={close}>
          Cancel
        </button>
      ) : (
        <button type="button" ref={opener} onClick={open}>
          Change
        </button>
      )}
      <output>{`${isOpen ? 'open' : 'closed'}${isWanted ? ', wanted' : ''}`}</output>
      <Link to="#email">To the e-mail</Link>
      <Link to="#password">To the password</Link>
    </>
  );
}

const state = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <Part />
    </MemoryRouter>,
  );
});

it('opens by its button, and gives that the focus back', async () => {
  expect(state()).toBe('closed');
  await press('Change');
  expect(state()).toBe('open, wanted');
  await press('Cancel');
  expect(state()).toBe('closed');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }));
});

it('opens again, given up, when the same link is followed again', async () => {
  await follow('To the e-mail');
  expect(state()).toBe('open');
  await press('Cancel');
  expect(state()).toBe('closed');
  await follow('To the e-mail');
  expect(state()).toBe('open');
});

it('stays as it was chosen when a link names another part', async () => {
  await press('Change');
  await follow('To the password');
  expect(state()).toBe('open, wanted');
});
