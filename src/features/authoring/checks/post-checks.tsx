import { useCallback, useDeferredValue, useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { checks as copy, findings } from '#content/authoring/checks.ts';
import { checkPost, siteLinks } from '#domain/posts/post-checks.ts';
import { splitCategories } from '#domain/posts/post-entry.ts';
import { postBody } from '#features/authoring/editor/article-html.ts';
import { CATEGORIES_LIST_ID, usePostFormState } from '#features/authoring/form/form-state.ts';
import { listPosts } from '#features/blog/posts.ts';
import { settings } from '#settings.ts';
import { useReading } from '#staff/use-reading.ts';
import { Datum } from '#ui/page/datum.tsx';
import styles from './post-checks.module.css';
import { useDeadPaths } from './use-dead-paths.ts';

/** Lists possible improvements of the post while it is typed. They never prevent saving a draft. */
export function PostChecks() {
  const { form } = usePostFormState();
  const headingId = useId();
  const watched = useDeferredValue(useWatch({ control: form.control }));
  const { title, searchTitle, excerpt, content, categories } = { ...form.getValues(), ...watched };
  const body = useMemo(() => postBody(content), [content]);
  const deadPaths = useDeadPaths(siteLinks(body, settings.siteUrl).map(({ path }) => path));
  const inUse = useCategoriesInUse(categories.trim() !== '');
  const upToLastComma = categories.slice(0, categories.lastIndexOf(',') + 1);
  const allFindings = checkPost(
    { title, searchTitle, excerpt, body, categories: splitCategories(categories) },
    { siteUrl: settings.siteUrl, deadPaths, categories: inUse },
  );
  // Lists equal findings once: the same link may be in the post twice.
  const found = new Map(allFindings.map((finding) => [Object.values(finding).join(' '), finding]));
  return (
    <section className={styles.checks} aria-labelledby={headingId}>
      {/* Suggestions for the field of categories. Each includes what is typed up to the last comma. */}
      <datalist id={CATEGORIES_LIST_ID}>
        {inUse.map((name) => (
          <option key={name} value={upToLastComma ? `${upToLastComma} ${name}` : name} />
        ))}
      </datalist>
      <Datum reference={<span id={headingId}>{copy.heading}</span>} fact={copy.found(found.size)} />
      {found.size > 0 && (
        <>
          <ul>
            {[...found].map(([key, { rule, place, detail }]) => {
              const [where, advice] = findings[rule](place, detail);
              return (
                <li key={key}>
                  <strong>{where}</strong> {advice}
                </li>
              );
            })}
          </ul>
          <p className="soft">
            {copy[allFindings.some(({ rule }) => rule === 'missing-alt') ? 'draftOnly' : 'advice']}
          </p>
        </>
      )}
    </section>
  );
}

/** The categories of published posts, read once a category is typed; empty if they cannot be read. */
function useCategoriesInUse(isNeeded: boolean): readonly string[] {
  const read = useCallback(async () => {
    if (!isNeeded) return [];
    const page = await listPosts({ page: 1, category: '', search: '' }).catch(() => undefined);
    return page?.categories.map(({ name }) => name) ?? [];
  }, [isNeeded]);
  return useReading(read).value ?? [];
}
