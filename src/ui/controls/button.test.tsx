import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#tests/render.ts';
import styles from './button.module.css';
import { Button, LinkButton } from './button.tsx';

const variants = ['primary', 'secondary', 'tertiary', 'cta'] as const;
const sizes = ['small', 'medium', 'large'] as const;

test.each(variants.flatMap((variant) => sizes.map((size) => [size, variant] as const)))(
  'NAV-14 a button, and a link that looks like one, can be %s and %s',
  (size, variant) => {
    renderAt(
      '/',
      <>
        <Button {...{ variant, size }}>Send</Button>
        <LinkButton {...{ variant, size }} to="/blog">
          All posts
        </LinkButton>
      </>,
    );
    const classes = [styles.button, styles[variant], styles[size]];
    expect(new Set(classes).size).toBe(3);
    for (const control of [screen.getByRole('button'), screen.getByRole('link', { name: 'All posts' })]) {
      expect([...control.classList]).toEqual(classes);
    }
  },
);

test('NAV-12 a link to another site that looks like a button opens a new tab', () => {
  renderAt('/', <LinkButton to="https://example.com/">Elsewhere</LinkButton>);
  const link = screen.getByRole('link', { name: /^Elsewhere\s*\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a busy button shows it and does nothing', async () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('type', 'button');
  expect(press).not.toHaveBeenCalled();
});
