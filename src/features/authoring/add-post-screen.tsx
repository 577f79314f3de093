import { useState } from 'react';
import { addPostPage as copy } from '#content/add-post.ts';
import { crumbsTo, pages } from '#pages.ts';
import { AfterHydration } from '#ui/after-hydration.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { LoadingPanel } from '#ui/state-panel.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import styles from './add-post-screen.module.css';
import { EditedPost } from './edited-post.tsx';
import { PostForm } from './post-form.tsx';
import { PostList } from './post-list.tsx';
import { useOpenedForm } from './use-opened-form.ts';
import type { PublishedState } from './use-post-form.ts';
import { useStaff } from './use-sign-in.ts';

/** Where staff write, change and withdraw posts (spec, section 2, "Add post"). Everybody may look at the form. */
export function AddPostScreen() {
  const { key, loadedId, editedId, become } = useOpenedForm();
  const isStaff = useStaff() !== undefined;
  const isHydrated = useIsHydrated();
  /** Counts what was saved here, so that the list below reads again. */
  const [saves, setSaves] = useState(0);
  /** What the list below has last published or withdrawn, so that the form knows. */
  const [toggled, setToggled] = useState<PublishedState>();
  const onSaved = (openId: string | undefined) => {
    setSaves((count) => count + 1);
    if (openId !== undefined) become(openId);
  };
  return (
    <>
      <PageMeta {...pages.addPost} />
      <PageHead
        title={editedId && isHydrated ? copy.editTitle : pages.addPost.heading}
        crumbs={crumbsTo(pages.addPost)}
        lede={copy.lede}
      />
      <section className="section section--tight">
        <div className={classNames('wrap', styles.form)}>
          <AfterHydration meanwhile={<LoadingPanel label={copy.loading} />}>
            {() =>
              loadedId ? (
                <EditedPost key={key} id={loadedId} toggled={toggled} onSaved={onSaved} />
              ) : (
                <PostForm key={key} edited={undefined} toggled={toggled} onSaved={onSaved} />
              )
            }
          </AfterHydration>
        </div>
      </section>
      {isStaff && <PostList editedId={editedId} saves={saves} onToggled={setToggled} />}
    </>
  );
}
