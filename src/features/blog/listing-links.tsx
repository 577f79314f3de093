import { Fragment } from 'react';
import { type ListingKind, listingSlug } from '#domain/posts/listing.ts';
import { paths } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';

/** The names of categories, or of an author, each linked to the page of its posts if it has one; `fallback` if there is no name. */
export function ListingLinks({
  kind,
  names,
  fallback,
}: {
  kind: ListingKind;
  names: readonly string[];
  fallback: string;
}) {
  const named = names.filter((name) => name !== '');
  if (named.length === 0) return fallback;
  return named.map((name, index) => {
    const slug = listingSlug(name);
    return (
      <Fragment key={name}>
        {index > 0 && ', '}
        {slug ? <Link to={paths.listing({ kind, slug })}>{name}</Link> : name}
      </Fragment>
    );
  });
}
