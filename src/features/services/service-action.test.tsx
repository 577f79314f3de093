import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { renderAt } from '#tests/render.ts';
import { ServiceAction } from './service-action.tsx';

const related = (...slugs: string[]) => slugs.map((slug) => ({ name: slug, path: `/${slug}` }));

test('SERV-05 where the Passport Factory is a related service, the page offers to get in touch', () => {
  renderAt(
    '/',
    <ServiceAction related={related('workshop-factory', 'passport-factory-digital-product-passport')} />,
  );
  expect(screen.getByRole('heading', { name: 'Get in touch with a click' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  expect(screen.queryByText('Go to Passport Factory Page')).not.toBeInTheDocument();
});

test.each([[[]], [['workshop-factory', 'bim-depot-factory']]])(
  'SERV-05 with the related services %j the page links to the site of the Passport Factory',
  (slugs) => {
    renderAt('/', <ServiceAction related={related(...slugs)} />);
    const link = screen.getByRole('link', { name: /Go to Passport Factory Page/ });
    expect(link).toHaveAttribute('href', site.links.passportFactory);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByText('Get in touch with a click')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Contact us' })).not.toBeInTheDocument();
  },
);
