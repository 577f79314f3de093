import { Fragment } from 'react';
import { type ListingKind, listingSlug } from '#domain/posts/listing.ts';
import { paths } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';

/** Names of categories, or of an author. Each is a link to its posts, if a slug can be made of it. `fallback` replaces a missing name. */
export function ListingLinks({
  kind,
  names,
  fallback,
}: {
  kind: ListingKind;
  names: readonly string[];
  fallback: string;
}) {
  const nonEmptyNames = names.filter((name) => name !== '');
  if (nonEmptyNames.length === 0) return fallback;
  return nonEmptyNames.map((name, index) => {
    const slug = listingSlug(name);
    return (
      <Fragment key={name}>
        {index > 0 && ', '}
        {slug ? <Link to={paths.listing({ kind, slug })}>{name}</Link> : name}
      </Fragment>
    );
  });
}
