/** The id of the list of all posts, to which the notice above the form leads. */
export const POST_LIST_ID = 'all-posts';
