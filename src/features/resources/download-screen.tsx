import { downloadPage } from '#content/download-page.ts';
import { paths } from '#paths.ts';
import { AfterHydration } from '#ui/after-hydration.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { DownloadPanel, WaitingPanel } from './download-panel.tsx';
import { useDownloadToken } from './use-download-token.ts';

/** The page that the link of an e-mail leads to. */
export function DownloadScreen() {
  const token = useDownloadToken();
  return (
    <>
      <PageMeta
        title={downloadPage.metaTitle}
        description={downloadPage.description}
        path={paths.download}
        unlisted
        referrer="no-referrer"
      />
      <PageHead
        title={downloadPage.title}
        crumbs={[
          { name: 'Home', to: paths.home },
          { name: 'Resources', to: paths.resources },
          { name: downloadPage.metaTitle },
        ]}
      />
      <section className="section">
        {/* Another link begins anew. */}
        <AfterHydration meanwhile={<WaitingPanel />}>
          {() => <DownloadPanel key={token} token={token} />}
        </AfterHydration>
      </section>
    </>
  );
}
