import { useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { type PassportResponse, passportPath, passportResponseSchema } from '#domain/leads/passport.ts';
import { callFunction } from '#firebase/functions.ts';
import { pages } from '#pages.ts';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Unavailable } from '#site/unavailable.tsx';
import { useLinkToken } from '#site/use-link-token.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { Done } from './my-data-form.tsx';
import { PassportView } from './passport-view.tsx';
import { RequestForm } from './request-form.tsx';

interface MyData {
  readonly token: string;
  readonly found: Promise<PassportResponse>;
}

/** Does not wait for the data. */
export function loader({ request }: LoaderFunctionArgs): MyData {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, found: readPassport(token) };
}

function readPassport(token: string): Promise<PassportResponse> {
  const found = token ? requestPassport(token) : Promise.resolve({ passport: null });
  found.catch((error: unknown) => console.error('The data could not be read', error));
  return found;
}

async function requestPassport(token: string): Promise<PassportResponse> {
  const response = await callFunction(passportPath(token));
  if (!response.ok) throw new Error(`/api/my-data responded with status ${response.status}`);
  return passportResponseSchema.parse(await response.json());
}

export { shouldRevalidate } from '#site/use-link-token.ts';

/** The stored data of a person, for the holder of a link, who may erase it; or the form that has a link sent. */
export default function MyDataScreen() {
  const data = useLoaderData<MyData>();
  const token = useLinkToken(pages.myData.path);
  const found = useMemo(() => (token === data.token ? data.found : readPassport(token)), [token, data]);
  return (
    <>
      <PageMetaAndHero page={pages.myData} lede={copy.lede} />
      <PageSection layout="stack">
        <WhenLoaded
          key={token}
          value={found}
          fallback={<LoadingPanel label={copy.loading} />}
          failed={<Unavailable title={copy.unavailable} />}
        >
          {({ passport }) => <Content passport={passport} token={token} />}
        </WhenLoaded>
      </PageSection>
    </>
  );
}

function Content({ passport, token }: PassportResponse & { token: string }) {
  const [message, setMessage] = useState<string>();
  if (message !== undefined) return <Done message={message} />;
  if (passport) return <PassportView passport={passport} token={token} onErased={setMessage} />;
  return <RequestForm isLinkBad={token !== ''} onDone={setMessage} />;
}
