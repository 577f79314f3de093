import { useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import {
  type PersonalDataResponse,
  personalDataPath,
  personalDataResponseSchema,
} from '#domain/leads/personal-data.ts';
import { callFunction } from '#firebase/functions.ts';
import { pages } from '#pages.ts';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Unavailable } from '#site/unavailable.tsx';
import { useLinkToken } from '#site/use-link-token.ts';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { Done } from './my-data-form.tsx';
import { PersonalDataView } from './personal-data-view.tsx';
import { RequestForm } from './request-form.tsx';

interface MyData {
  readonly token: string;
  readonly found: Promise<PersonalDataResponse>;
}

/** Does not wait for the data: a message is shown while it loads. */
export function loader({ request }: LoaderFunctionArgs): MyData {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, found: readPersonalData(token) };
}

function readPersonalData(token: string): Promise<PersonalDataResponse> {
  const found = token ? requestPersonalData(token) : Promise.resolve({ personalData: null });
  found.catch((error: unknown) => console.error('The data could not be read', error));
  return found;
}

async function requestPersonalData(token: string): Promise<PersonalDataResponse> {
  const response = await callFunction(personalDataPath(token));
  if (!response.ok) throw new Error(`/api/my-data responded with status ${response.status}`);
  return personalDataResponseSchema.parse(await response.json());
}

export { shouldRevalidate } from '#site/use-link-token.ts';

/** Shows the holder of a link the data stored about them, which they can erase; without a valid link, the form to get one. */
export default function MyDataScreen() {
  const data = useLoaderData<MyData>();
  const token = useLinkToken(pages.myData.path);
  const found = useMemo(() => (token === data.token ? data.found : readPersonalData(token)), [token, data]);
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
          {({ personalData }) => <Content personalData={personalData} token={token} />}
        </WhenLoaded>
      </PageSection>
    </>
  );
}

function Content({ personalData, token }: PersonalDataResponse & { token: string }) {
  const [message, setMessage] = useState<string>();
  if (message !== undefined) return <Done message={message} />;
  if (personalData)
    return <PersonalDataView personalData={personalData} token={token} onErased={setMessage} />;
  return <RequestForm isLinkBad={token !== ''} onDone={setMessage} />;
}
