import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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
import { useStaff } from './use-sign-in.ts';

/** Where staff write, change and withdraw posts (spec, section 2, "Add post"). Everybody may look at the form. */
export function AddPostScreen() {
  const [address] = useSearchParams();
  const editedId = address.get('edit');
  const isStaff = useStaff() !== undefined;
  const isHydrated = useIsHydrated();
  /** Counts what was saved here, so that the list below reads again. */
  const [saves, setSaves] = useState(0);
  const countSave = () => setSaves((count) => count + 1);
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
              editedId ? (
                <EditedPost key={editedId} id={editedId} onSaved={countSave} />
              ) : (
                <PostForm key="new" edited={undefined} onSaved={countSave} />
              )
            }
          </AfterHydration>
        </div>
      </section>
      {isStaff && <PostList editedId={editedId} saves={saves} />}
    </>
  );
}
