import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '#tests/render.ts';
import styles from './button.module.css';
import { Button, LinkButton } from './button.tsx';

const variants = ['primary', 'secondary', 'tertiary', 'cta'] as const;
const sizes = ['small', 'medium', 'large'] as const;

test.each(variants.flatMap((variant) => sizes.map((size) => [size, variant] as const)))(
  'NAV-14 a %s %s button has the classes of its stylesheet',
  (size, variant) => {
    render(
      <Button variant={variant} size={size}>
        Send
      </Button>,
    );
    const classes = [styles.button, styles[variant], styles[size]];
    expect(new Set(classes).size).toBe(3);
    expect([...screen.getByRole('button', { name: 'Send' }).classList]).toEqual(classes);
  },
);

test('NAV-14 a link can have the variants and sizes of a button', () => {
  renderAt(
    '/',
    <LinkButton to="/blog" variant="tertiary" size="small">
      All posts
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'All posts' });
  expect([...link.classList]).toEqual([styles.button, styles.tertiary, styles.small]);
  expect(link).toHaveAttribute('href', '/blog');
  expect(link).not.toHaveAttribute('target');
});

test('NAV-12 a link to another site that looks like a button opens a new tab', () => {
  renderAt('/', <LinkButton to="https://example.com/">Elsewhere</LinkButton>);
  const link = screen.getByRole('link', { name: /^Elsewhere\s*\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a busy button is announced as busy, and does nothing when pressed', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('type', 'button');
  expect(onClick).not.toHaveBeenCalled();
});
