import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { FileStatus } from '#domain/downloads/download-link.ts';
import { pages } from '#pages.ts';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { useLinkToken } from '#site/use-link-token.ts';
import { embeddedStatus } from './download-file.ts';
import { DownloadPanel } from './download-panel.tsx';

interface DownloadData {
  /** The status of the file, if known without a request. */
  readonly status: FileStatus | undefined;
}

/** Makes no request: if no status is embedded, the page requests it once it is shown. */
export async function loader({ request }: LoaderFunctionArgs): Promise<DownloadData> {
  const token = new URL(request.url).searchParams.get('token');
  return { status: token ? await embeddedStatus(token) : undefined };
}

/** The token leaves the URL at once, which does not change the status of its file. */
export const shouldRevalidate = () => false;

/** The page that the link of an email leads to. */
export default function DownloadScreen() {
  const { status } = useLoaderData<DownloadData>();
  const token = useLinkToken(pages.download.path);
  return (
    <>
      <PageMetaAndHero page={pages.download} />
      <section className="section">
        {/* The key gives another link a state of its own. */}
        <DownloadPanel key={token} token={token} status={status} />
      </section>
    </>
  );
}
