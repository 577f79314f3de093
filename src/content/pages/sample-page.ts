import { meetingLength } from '../booking.ts';

/** The text of the sample passport's page that is not in sample-passport.md. */
export const samplePage = {
  /** The sections of the page, for the rail beside it. */
  marks: (files: number, chapters: number) => [
    { id: 'files', name: 'Files', fact: `${files} to download` },
    { id: 'article', name: 'In detail', fact: `${chapters} chapters` },
    { id: 'meeting', name: 'Meeting', fact: meetingLength },
  ],
} as const;
