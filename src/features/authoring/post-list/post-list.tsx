import { postList as copy } from '#content/add-post.ts';
import { titleOf } from '#domain/posts/post.ts';
import { countStates, POST_STATES } from '#domain/posts/post-titles.ts';
import { mayChange, mayDelete, mayPublish } from '#domain/staff/role.ts';
import { ListFilter } from '#staff/list-filter.tsx';
import { ReadingState } from '#staff/loaded.tsx';
import type { Staff } from '#staff/sign-in/use-sign-in.ts';
import styles from '#staff/staff-list.module.css';
import { useConfirm } from '#staff/use-confirm.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Datum } from '#ui/page/datum.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';
import { POST_LIST_ID } from './post-list-id.ts';
import { PostRow } from './post-row.tsx';
import { usePostList } from './use-post-list.ts';

interface PostListProps {
  readonly staff: Staff;
  /** The id of the post that is open in the form. */
  readonly editedId: string | null;
}

/** All posts, with the actions available to staff. */
export function PostList({ staff, editedId }: PostListProps) {
  const list = usePostList();
  const { heading, batch, titles, choice, hasFailed, actionFailed, lastChange, showMore, readAgain } = list;
  const toggled = lastChange?.toggled;
  const counts = titles && countStates(titles);
  const { confirm, dialog } = useConfirm('delete-post', copy.confirm);
  return (
    <section id={POST_LIST_ID} aria-label={copy.heading} className="section section--tight on-film">
      <div className="wrap stack">
        <Datum reference={copy.heading} fact={batch && copy.shown(batch.posts.length, titles?.length)} />
        <h2 ref={heading} className="visually-hidden" tabIndex={-1}>
          {copy.heading}
        </h2>
        <p className="visually-hidden" role="status">
          {lastChange?.message}
        </p>
        <ListFilter
          id="post-list-search"
          searchLabel={copy.search}
          searchText={choice.text}
          onSearch={(text) => list.choose({ ...choice, text })}
          selects={[
            {
              label: copy.state,
              value: choice.state,
              options: (['', ...POST_STATES] as const).map((state) => [
                state,
                copy.states[state || 'any'] + (counts ? ` (${counts[state]})` : ''),
              ]),
              onChoose: (state) => list.choose({ ...choice, state: state as typeof choice.state }),
            },
          ]}
        />
        {lastChange && !toggled && (
          <Notice tone="success" title={lastChange.message} text={copy.inBin}>
            {lastChange.restore && (
              <Button variant="secondary" size="small" onClick={lastChange.restore}>
                {copy.restore}
              </Button>
            )}
          </Notice>
        )}
        {actionFailed && <Notice tone="error" role="alert" title={copy.actionFailed} />}
        <ReadingState reading={{ ...(batch && { value: batch }), hasFailed, readAgain }} copy={copy}>
          {({ posts }) =>
            posts.length === 0 ? (
              <StatePanel {...(choice.text || choice.state ? copy.noMatch : copy.empty)} />
            ) : (
              <ul className={styles.list}>
                {posts.map((stored) => (
                  <PostRow
                    key={stored.post.id}
                    stored={stored}
                    may={{
                      change: mayChange(staff.role, stored.post),
                      publish: mayPublish(staff.role),
                      delete: mayDelete(staff, stored.post),
                    }}
                    isEdited={stored.post.id === editedId}
                    toggledTo={toggled?.id === stored.post.id ? toggled.published : undefined}
                    onSetPublished={(published) => list.setPublished(stored.post, published)}
                    onDelete={() => confirm(titleOf(stored.post), () => list.remove(stored.post))}
                  />
                ))}
              </ul>
            )
          }
        </ReadingState>
        {batch?.more && (
          <Button variant="secondary" onClick={showMore}>
            {copy.more}
          </Button>
        )}
      </div>
      {dialog}
    </section>
  );
}
