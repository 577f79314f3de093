/** The texts for importing posts from other programs and for exporting all posts. */
export const transfer = {
  heading: 'Import and export',
  text: 'Posts arrive as drafts. Choose Markdown files with front matter, the JSON that Ghost exports or the XML of WordPress, together with their pictures: all files at once, or packed as ZIP. They are checked first.',
  choose: 'Choose the files',
  hint: '.md, .json, .xml, pictures, or .zip',
  checking: 'Checking the files…',
  nothing: 'There is no post in these files.',
  ready: (count: number) => (count === 1 ? '1 post can be imported' : `${count} posts can be imported`),
  refused: (count: number) => (count === 1 ? '1 post cannot' : `${count} posts cannot`),
  taken: (slug: string) => `the address /blog/${slug} is taken`,
  pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  losses: (names: readonly string[]) => `not imported: ${names.map((name) => `<${name}>`).join(', ')}`,
  start: 'Import as drafts',
  progress: (done: number, all: number) => `${done} of ${all} imported…`,
  imported: (count: number) => (count === 1 ? '1 post is a draft now.' : `${count} posts are drafts now.`),
  failed: (count: number) =>
    count === 1
      ? 'One post could not be saved. It is still below: try again in a moment.'
      : `${count} posts could not be saved. They are still below: try again in a moment.`,
  exportText:
    'All posts, drafts too, as Markdown with front matter in one ZIP. Pictures stay where they are and are named by their addresses; earlier saves are not in it.',
  export: 'Export all posts',
  fileName: (day: string) => `posts-${day}.zip`,
  exported: 'The posts have been exported.',
} as const;
